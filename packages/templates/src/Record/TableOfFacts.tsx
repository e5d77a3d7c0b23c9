import type { ReactNode } from 'react'

export interface TableOfFactsProps {
  /** The heads of the columns; `end` for numbers. */
  columns: readonly { title: string; align?: 'end' }[]
  /** One cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The rows and heads of a table, as yet without a look: in a card (`FactTable`), or on paper. */
export function TableOfFacts({ columns, rows }: TableOfFactsProps) {
  return (
    <table>
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
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]?.title} data-align={columns[place + 1]?.align}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
