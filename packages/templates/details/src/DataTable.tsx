import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { columnsOf } from './stackedRows'

/** Current sort by a column, if any, with its setter. */
interface TableSort {
  direction: 'ascending' | 'descending' | undefined
  onPress: () => void
}

interface DataTableColumn {
  title: string
  /** `end` for numbers. Default: the start. */
  align?: 'end' | undefined
  /** Default: not sortable. */
  sort?: TableSort
}

export interface DataTableProps {
  columns: readonly DataTableColumn[]
  /** One cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Rows and headings of a table without styles: for a card (`DetailTable`), or for print. */
export function DataTable({ columns, rows }: DataTableProps) {
  return (
    <table data-columns={columnsOf(columns.length)}>
      <thead>
        <tr>
          {columns.map(({ title, align, sort }) => (
            <th key={title} scope="col" data-align={align} aria-sort={sort?.direction}>
              {sort ? <SortButton title={title} {...sort} /> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row" data-align={columns[0]?.align} data-label={columns[0]?.title}>
              {name}
            </th>
            {cells.map((cell, place) => {
              const { title, align } = columns[place + 1] ?? {}
              return (
                <td key={title} data-align={align} data-label={title}>
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SortButton({ title, direction, onPress }: { title: string } & TableSort) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <button type="button" onClick={onPress}>
      {title}
      {direction ? <Arrow size={14} aria-hidden /> : null}
    </button>
  )
}
