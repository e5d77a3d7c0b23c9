import type { NavigationItem } from '@console/core/routes'
import { useId } from 'react'
import { Caption } from '../entry/Caption'
import { Divider } from '../entry/Divider'
import { EntryLink } from '../entry/EntryLink'
import { List } from '../entry/List'
import { NestedEntry } from './NestedEntry'
import type { Nested } from './useNested'

export interface NestedEntriesProps {
  items: readonly NavigationItem[]
  path: string
  isDense: boolean
  nested: Nested
}

/** Entries of a pop-up. Their names are aligned, behind icons if one of them has an icon. */
export function NestedEntries({ items, ...view }: NestedEntriesProps) {
  const hasIcons = items.some(({ icon }) => icon !== undefined)
  return items.map((item) => (
    <Entry key={item.id} item={item} keepsIconPlace={hasIcons} {...view} />
  ))
}

interface EntryProps extends Omit<NestedEntriesProps, 'items'> {
  item: NavigationItem
  keepsIconPlace: boolean
}

function Entry({ item, path, isDense, nested, keepsIconPlace }: EntryProps) {
  const caption = useId()
  const { type, title, children = [] } = item
  const face = { item, path, look: 'nested', isDense, keepsIconPlace } as const
  switch (type) {
    case 'divider':
      return (
        <li>
          <Divider />
        </li>
      )
    case 'group':
      return (
        <li>
          <Caption id={caption} title={title} />
          <List aria-labelledby={caption}>
            <NestedEntries items={children} path={path} isDense={isDense} nested={nested} />
          </List>
        </li>
      )
    case 'collapse':
      return (
        <NestedEntry {...face} nested={nested}>
          {(inner) => (
            <NestedEntries items={children} path={path} isDense={isDense} nested={inner} />
          )}
        </NestedEntry>
      )
    case 'item':
    case 'link':
      return (
        <li>
          <EntryLink {...face} />
        </li>
      )
  }
}
