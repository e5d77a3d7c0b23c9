import type { ReactNode } from 'react'
import { columnsOf } from './stackedRows'

export interface TableOfFactsProps {
  /** The heads of the columns; `end` for numbers. */
  columns: readonly { title: string; align?: 'end' }[]
  /** One cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The rows and heads of a table, as yet without a look: in a card (`FactTable`), or on paper. */
export function TableOfFacts({ columns, rows }: TableOfFactsProps) {
  return (
    <table data-columns={columnsOf(columns.length)}>
      <thead>
        <tr>
          {columns.map(({ title, align }) => (
            <th key={title} scope="col" data-align={align}>
              {title}
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
