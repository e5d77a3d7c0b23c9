import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ItemBox } from './ItemBox'
import type { SelectableItemsProps } from './SelectableItems'
import { useKeptSelection } from './useKeptSelection'

type ItemTilesProps<Item> = SelectableItemsProps<Item> & { tile: (item: Item) => ReactNode }

/** Items as tiles side by side, as many as fit: arrows go from tile to tile in all four directions. */
export function ItemTiles<Item>({
  label,
  items,
  idOf,
  nameOf,
  tile,
  selectedIds,
  onSelect,
  onOpen,
}: ItemTilesProps<Item>) {
  const selection = useKeptSelection(items, idOf, selectedIds, onSelect)
  return (
    <GridList
      aria-label={label}
      layout="grid"
      selectionMode="multiple"
      selectionBehavior="replace"
      {...selection}
      onAction={(key) => onOpen(String(key))}
    >
      {items.map((item) => (
        <GridListItem key={idOf(item)} id={idOf(item)} textValue={nameOf(item)}>
          <ItemBox />
          {tile(item)}
        </GridListItem>
      ))}
    </GridList>
  )
}
