import { ArrowDown, ArrowUp } from 'lucide-react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableLayout } from 'react-aria-components/Virtualizer'
import { VirtualizedItems } from './VirtualizedItems'
import { ItemBox } from './ItemBox'
import type { ItemColumn, ItemSort, SelectableItemsProps } from './SelectableItems'
import { useStoredSelection } from './useStoredSelection'

/** Estimated heights of rows until they are drawn, in px. */
const guesses = { estimatedRowHeight: 44, estimatedHeadingHeight: 40 }

type ItemRowsProps<Item extends object> = SelectableItemsProps<Item> & {
  columns: readonly ItemColumn<Item>[]
  sort: ItemSort
  onSort: (sort: ItemSort) => void
}

/** Items as rows of a table, sorted by its column headers. */
export function ItemRows<Item extends object>({
  label,
  items,
  idOf,
  nameOf,
  columns,
  sort,
  onSort,
  selectedIds,
  onSelect,
  onOpen,
  reach,
}: ItemRowsProps<Item>) {
  const selection = useStoredSelection(items, idOf, selectedIds, onSelect)
  const direction = sort.isReversed ? 'descending' : 'ascending'
  const Arrow = sort.isReversed ? ArrowDown : ArrowUp
  return (
    <VirtualizedItems layout={TableLayout} layoutOptions={guesses} reach={reach}>
      <Table
        aria-label={label}
        selectionMode="multiple"
        selectionBehavior="replace"
        {...selection}
        onRowAction={(key) => onOpen(String(key))}
        sortDescriptor={{ column: sort.column, direction }}
        onSortChange={(next) =>
          onSort({ column: String(next.column), isReversed: next.direction === 'descending' })
        }
      >
        <TableHeader>
          {columns.map(({ id, title, align, isUnsorted }, place) => (
            <Column
              key={id}
              id={id}
              isRowHeader={place === 0}
              width={place === 0 ? '2fr' : '1fr'}
              allowsSorting={!isUnsorted}
              data-align={align}
            >
              <span data-head>
                {title}
                {sort.column === id ? <Arrow size={14} aria-hidden /> : null}
              </span>
            </Column>
          ))}
        </TableHeader>
        <TableBody items={items} dependencies={[columns]}>
          {(item) => (
            <Row id={idOf(item)} textValue={nameOf(item)}>
              {columns.map(({ id, align, cell }, place) => (
                <Cell
                  key={id}
                  data-align={align}
                  {...(place === 0 ? { textValue: nameOf(item) } : {})}
                >
                  {place === 0 ? (
                    <span data-first>
                      <ItemBox />
                      {cell(item)}
                    </span>
                  ) : (
                    cell(item)
                  )}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </VirtualizedItems>
  )
}
