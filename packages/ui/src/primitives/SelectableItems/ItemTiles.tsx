import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { GridLayout, Size } from 'react-aria-components/Virtualizer'
import { VirtualizedItems } from './VirtualizedItems'
import { ItemBox } from './ItemBox'
import type { SelectableItemsProps } from './SelectableItems'
import { useStoredSelection } from './useStoredSelection'

/** Minimum width of tiles, their estimated height until drawn, and the gap between them, in px. */
const sizes = { minItemSize: new Size(148, 128), minSpace: new Size(12, 12) }

type ItemTilesProps<Item extends object> = SelectableItemsProps<Item> & {
  tile: (item: Item) => ReactNode
}

/** Items as tiles side by side, as many as fit: arrow keys move in all four directions. */
export function ItemTiles<Item extends object>({
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
