import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface PaperTableProps {
  label: string
  columns: readonly { title: string; align?: 'end' }[]
  /** One cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table on paper: its head stands on each page, no row is parted by the end of one, and all of it is there. */
export function PaperTable({ label, columns, rows }: PaperTableProps) {
  return (
    <Root tabIndex={0} role="group" aria-label={label}>
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
    </Root>
  )
}

const Root = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  tr {
    break-inside: avoid;
  }
  thead th {
    border-block-end: 1px solid currentColor;
    color: ${theme.color.textMuted};
    vertical-align: bottom;
  }
  th,
  td {
    padding-block: 6px;
    padding-inline-end: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    min-inline-size: 16ch;
    overflow-wrap: anywhere;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  [data-align='end'] {
    text-align: end;
  }
  td[data-align='end'] {
    white-space: nowrap;
  }
  /* Figures run from left to right everywhere, and stand below each other at their right end. */
  [data-align='end']:dir(rtl) {
    text-align: start;
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
`
