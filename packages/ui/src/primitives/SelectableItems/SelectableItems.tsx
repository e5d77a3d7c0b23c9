import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { GridLayout, Size } from 'react-aria-components/Virtualizer'
import { WithAria } from '../Aria/WithAria'
import { type ItemReach, VirtualizedItems } from './VirtualizedItems'
import { ItemRows } from './ItemRows'
import { itemLook } from './itemLook'
import { ItemBox } from './ItemBox'
import { useStoredSelection } from './useStoredSelection'

/** A column of the row layout. */
export interface ItemColumn<Item> {
  id: string
  title: string
  /** `end` for numbers. Default: the start. */
  align?: 'end'
  /** Items cannot be sorted by it. */
  isUnsorted?: boolean
  cell: (item: Item) => ReactNode
}

/** Sort column and direction. */
export interface ItemSort {
  column: string
  isReversed: boolean
}

export interface SelectableItemsProps<Item extends object> {
  /** Accessible name of the items. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Name of an item: typed letters are matched with it. */
  nameOf: (item: Item) => string
  /** Layout: rows in columns, the first of which names the item, or tiles. */
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
  /** Called on Enter, a double click, or a tap. */
  onOpen: (id: string) => void
  /** Called on Backspace, or Alt with ↑: to the parent of the items. Left out: they have none. */
  onUp?: (() => void) | undefined
  /** Handle to focus items from outside. */
  reach?: Ref<ItemReach>
}

/**
 * Items of which none, one or many can be selected, as in a desktop's file list. A press selects one; with Ctrl or ⌘ adds another, with
 * Shift a range; arrows, Home and End likewise. Ctrl with A selects all, Escape none. Typed letters move to the item that begins with them,
 * and don't trigger the screen's shortcuts. A tap opens; a long press or the checkboxes select. Long lists are virtualized; they scroll in
 * their own box where that has a height, else with the page.
 */
export function SelectableItems<Item extends object>(props: SelectableItemsProps<Item>) {
  const { look, onUp, selectedIds } = props

  function hearFirst(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (shiftKey && selectedIds.length === 0 && /^(Arrow|Home|End|Page)/.test(key)) {
      // A range starts at the focused item, which may not be selected yet: from here on it is.
      flushSync(() => press(target, { key: ' ' }))
      target.dispatchEvent(new globalThis.KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    }
    if (shiftKey && !ctrlKey && !metaKey && (key === 'Home' || key === 'End')) {
      // Extends to the end, which react-aria does with Ctrl alone; on a Mac it does not.
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

  /** Stops typed letters from reaching the screen's shortcuts: they are meant for the items. */
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
 * Simulates a key press.
 * @returns whether no handler prevented the default
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

/** Minimum width of tiles, their estimated height until drawn, and the gap between them, in px. */
const sizes = { minItemSize: new Size(148, 128), minSpace: new Size(12, 12) }

type ItemTilesProps<Item extends object> = SelectableItemsProps<Item> & {
  tile: (item: Item) => ReactNode
}

/** Items as tiles side by side, as many as fit: arrow keys move in all four directions. */
function ItemTiles<Item extends object>({
  label,
  items,
  idOf,
  nameOf,
  tile,
  selectedIds,
  onSelect,
  onOpen,
  reach,
}: ItemTilesProps<Item>) {
  const selection = useStoredSelection(items, idOf, selectedIds, onSelect)
  return (
    <VirtualizedItems layout={GridLayout} layoutOptions={sizes} reach={reach}>
      <GridList
        aria-label={label}
        layout="grid"
        selectionMode="multiple"
        selectionBehavior="replace"
        {...selection}
        onAction={(key) => onOpen(String(key))}
        items={items}
        dependencies={[tile]}
      >
        {(item) => (
          <GridListItem id={idOf(item)} textValue={nameOf(item)}>
            <ItemBox />
            {tile(item)}
          </GridListItem>
        )}
      </GridList>
    </VirtualizedItems>
  )
}
