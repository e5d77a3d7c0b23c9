import type { Money } from '@console/core/contracts'
import type { CsvCell } from '@console/core/csv'
import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import styled from 'styled-components'

/** Numbers of a chart, for its table and its CSV file. */
export interface ChartNumbers {
  columns: readonly {
    title: string
    /** Formats a cell in the table, if it is neither a text, a plain number nor an amount. */
    show?: (cell: Exclude<CsvCell, Money>) => string
  }[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly CsvCell[])[]
}

interface ChartTableProps extends ChartNumbers {
  /** Subject of the numbers. */
  label: string
}

/** Numbers of a chart as a table in its place, which scrolls if it is long. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const formats = useFormats()

  function written(cell: CsvCell, place: number): string {
    const show = columns[place]?.show
    if (cell === null) return '–'
    if (typeof cell === 'object') return formats.amount(cell)
    if (show) return show(cell)
    return typeof cell === 'number' ? formats.number(cell) : cell
  }

  return (
    // Scrollable areas must be reachable by keyboard.
    <Root role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = null, ...cells]) => (
            <tr key={written(name, 0)}>
              <th scope="row">{written(name, 0)}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]?.title}>{written(cell, place + 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  )
}

const Root = styled.div`
  max-block-size: 240px;
  overflow: auto;
  border-radius: ${theme.radius.control};
  outline-offset: -2px;
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[2]};
    border-block-end: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
    font-weight: 500;
  }
`
