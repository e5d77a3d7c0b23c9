import { holdsActive, type NavigationItem } from '@console/core/routes'
import { useId } from 'react'
import { NestedEntries } from '../Nested/NestedEntries'
import { NestedPopup } from '../Nested/NestedPopup'
import type { Nested } from '../Nested/useNested'
import { useNestedEntry } from '../Nested/useNestedEntry'
import { Caption } from '../entry/Caption'
import { Divider } from '../entry/Divider'
import { EntryLink } from '../entry/EntryLink'
import { EntryTrigger } from '../entry/EntryTrigger'
import { List } from '../entry/List'
import { waitingWithin } from '../entry/waitingWithin'
import type { Collapses } from './useCollapses'

/** State shared by all entries of a navigation. */
export interface SideView {
  path: string
  isFolded: boolean
  isDense: boolean
  collapses: Collapses
  /** The pop-ups of the folded navigation. */
  nested: Nested
  foldedGroups: readonly string[]
  /** Folds the group of an id, or unfolds it. */
  onFoldGroup: (id: string) => void
}

export interface SideEntryProps {
  item: NavigationItem
  /** Number of enclosing collapses. */
  depth: number
  view: SideView
}

/** One entry of the navigation beside the page, of any type, with its children. */
export function SideEntry({ item, depth, view }: SideEntryProps) {
  const caption = useId()
  const { path, isFolded, isDense, foldedGroups, onFoldGroup } = view
  switch (item.type) {
    case 'divider':
      return (
        <li>
          <Divider />
        </li>
      )
    case 'group': {
      const isOpen = !foldedGroups.includes(item.id)
      // The current location stays visible.
      const shown = (item.children ?? []).filter((child) => isOpen || holdsActive(child, path))
      return (
        <li>
          <Caption
            id={caption}
            title={item.title}
            isFolded={isFolded}
            folding={{
              isOpen,
              waiting: isOpen ? 0 : waitingWithin(item),
              onToggle: () => onFoldGroup(item.id),
            }}
          />
          {shown.length === 0 ? null : (
            <List aria-labelledby={caption}>
              {shown.map((child) => (
                <SideEntry key={child.id} item={child} depth={depth} view={view} />
              ))}
            </List>
          )}
        </li>
      )
    }
    case 'collapse':
      return <Collapse item={item} depth={depth} view={view} />
    case 'item':
    case 'link':
      return (
        <li>
          <EntryLink
            item={item}
            path={path}
            look={isFolded ? 'rail' : 'side'}
            depth={depth}
            isDense={isDense}
            keepsIconPlace={depth === 0}
          />
        </li>
      )
  }
}

/** Unfolds in place; in the folded navigation it opens a pop-up. The button and its focus stay. */
function Collapse({ item, depth, view }: SideEntryProps) {
  const { path, isFolded, isDense, collapses, nested } = view
  const { isShown, entry, trigger, popup } = useNestedEntry(item.id, nested, 'beside')
  const list = useId()
  const { children = [] } = item

  if (isFolded)
    return (
      <li {...entry}>
        <EntryTrigger item={item} path={path} look="rail" isDense={isDense} {...trigger} />
        {isShown ? (
          <NestedPopup item={item} {...popup}>
            {(inner) => (
              <NestedEntries items={children} path={path} isDense={isDense} nested={inner} />
            )}
          </NestedPopup>
        ) : null}
      </li>
    )

  const isOpen = collapses.isOpen(item.id)
  return (
    <li>
      <EntryTrigger
        item={item}
        path={path}
        look="side"
        depth={depth}
        isDense={isDense}
        keepsIconPlace={depth === 0}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => collapses.toggle(item.id)}
      />
      {isOpen ? (
        <List id={list} aria-label={item.title}>
          {children.map((child) => (
            <SideEntry key={child.id} item={child} depth={depth + 1} view={view} />
          ))}
        </List>
      ) : null}
    </li>
  )
}
