import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { WithAria } from '../Aria/WithAria'
import type { ItemReach } from './VirtualizedItems'
import { ItemRows } from './ItemRows'
import { itemLook } from './itemLook'
import { ItemTiles } from './ItemTiles'

/** A column of items that are drawn as rows. */
export interface ItemColumn<Item> {
  id: string
  title: string
  /** `end` for numbers. Default: the start. */
  align?: 'end'
  /** Items cannot be sorted by it. */
  isUnsorted?: boolean
  cell: (item: Item) => ReactNode
}

/** By which column items are sorted. */
export interface ItemSort {
  column: string
  isReversed: boolean
}

export interface SelectableItemsProps<Item extends object> {
  /** What the items are. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** What an item is called: typed letters find it by that. */
  nameOf: (item: Item) => string
  /** How they are drawn: as rows in columns, the first of which names the item, or as tiles. */
  look:
    | {
        as: 'rows'
        columns: readonly ItemColumn<Item>[]
        sort: ItemSort
        onSort: (sort: ItemSort) => void
      }
    | { as: 'tiles'; tile: (item: Item) => ReactNode }
  selectedIds: readonly string[]
  onSelect: (ids: string[]) => void
  /** Enter, a double click, or a touch. */
  onOpen: (id: string) => void
  /** Backspace, or Alt with ↑: to what the items are in. Left out: they are in nothing. */
  onUp?: (() => void) | undefined
  /** Reaches the items from elsewhere. */
  reach?: Ref<ItemReach>
}

/**
 * Things of which none, one or many are selected, as in a desktop's list of files. A press selects one; with Ctrl or ⌘ another one, with Shift
 * all between; arrows, Home and End likewise. Ctrl with A selects all, Escape none. Typed letters go to the item that begins with them: no key
 * of the screen hears them meanwhile. A finger opens; it selects once it has rested on an item, or by the boxes. Of thousands those in sight are drawn,
 * which scroll in their own box where that has a height, else with the page.
 */
export function SelectableItems<Item extends object>(props: SelectableItemsProps<Item>) {
  const { look, onUp, selectedIds } = props

  function hearFirst(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (shiftKey && selectedIds.length === 0 && /^(Arrow|Home|End|Page)/.test(key)) {
      // A range begins at what has the focus, which need not be selected yet: from here on it is.
      flushSync(() => press(target, { key: ' ' }))
      target.dispatchEvent(new globalThis.KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    }
    if (shiftKey && !ctrlKey && !metaKey && (key === 'Home' || key === 'End')) {
      // To the end and all between, which react-aria does with Ctrl alone; on a Mac it does not.
      if (press(target, { key, ctrlKey: true, shiftKey: true })) return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const isUp = key === 'Backspace' || (altKey && key === 'ArrowUp')
    if (!isUp || ctrlKey || metaKey) return
    event.preventDefault()
    event.stopPropagation()
    onUp?.()
  }

  /** What is typed is meant for the items. */
  function keepLetters(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N} ]$/u.test(key)) event.stopPropagation()
  }

  return (
    <WithAria>
      <Root onKeyDownCapture={hearFirst} onKeyDown={keepLetters}>
        {look.as === 'rows' ? (
          <ItemRows {...props} {...look} />
        ) : (
          <ItemTiles {...props} {...look} />
        )}
      </Root>
    </WithAria>
  )
}

/**
 * Presses a key in the reader's place.
 * @returns whether nobody has heard it
 */
function press(target: EventTarget, keys: KeyboardEventInit): boolean {
  const event = new globalThis.KeyboardEvent('keydown', {
    ...keys,
    bubbles: true,
    cancelable: true,
  })
  return target.dispatchEvent(event)
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  ${itemLook}
`
