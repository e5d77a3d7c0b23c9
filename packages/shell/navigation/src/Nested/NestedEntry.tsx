import type { NavigationItem } from '@console/core/routes'
import type { ReactNode } from 'react'
import { EntryTrigger } from '../entry/EntryTrigger'
import { NestedPopup } from './NestedPopup'
import type { Nested } from './useNested'
import { useNestedEntry } from './useNestedEntry'

export interface NestedEntryProps {
  item: NavigationItem
  path: string
  look: 'nested' | 'bar'
  isDense: boolean
  keepsIconPlace?: boolean
  /** The pop-ups of its list. */
  nested: Nested
  /** Content of its pop-up; receives the pop-ups that open from there. */
  children: (nested: Nested) => ReactNode
}

/** An entry that opens a pop-up: below it in the bar, beside it in another pop-up. */
export function NestedEntry({ item, nested, children, ...face }: NestedEntryProps) {
  const { isShown, entry, trigger, popup } = useNestedEntry(
    item.id,
    nested,
    face.look === 'bar' ? 'below' : 'beside',
  )
  return (
    <li {...entry}>
      <EntryTrigger item={item} {...face} {...trigger} />
      {isShown ? (
        <NestedPopup item={item} {...popup}>
          {children}
        </NestedPopup>
      ) : null}
    </li>
  )
}
