import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface FactTableProps {
  /** What the table is about, for screen readers. */
  label: string
  /** The heads of the columns; `end` for numbers. */
  columns: readonly { title: string; align?: 'end' }[]
  /** One cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A short table inside a card: variants, days, neighbours. It scrolls by itself where it is wider than the card. */
export function FactTable({ label, columns, rows }: FactTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={label}>
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
    </Scroller>
  )
}

const Scroller = styled.div`
  max-block-size: 420px;
  overflow: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  tbody th {
    min-inline-size: 14ch;
  }
  th,
  td {
    block-size: 36px;
    padding-inline-end: ${theme.space[4]};
    border-block-end: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  /* Figures run from left to right everywhere, and stand below each other at their right end. */
  [data-align='end']:dir(rtl) {
    text-align: start;
  }
`
