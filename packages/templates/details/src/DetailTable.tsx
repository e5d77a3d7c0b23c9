import { fingerReach, theme } from '@console/ui'
import styled from 'styled-components'
import { stackedRows } from './stackedRows'
import { DataTable, type DataTableProps } from './DataTable'

export interface DetailTableProps extends DataTableProps {
  /** Accessible name of the table. */
  label: string
  /** Set for the full height of its rows, when it is the screen's main content. Default: it scrolls. */
  isWhole?: boolean
}

/** Short table inside a card: variants, days, neighbours. In a narrow card its rows are stacked (`stackedRows`). */
export function DetailTable({ label, isWhole, columns, rows }: DetailTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={label} data-whole={isWhole}>
      <DataTable {...{ columns, rows }} />
    </Scroller>
  )
}

const Scroller = styled.div`
  container: facts / inline-size;
  max-block-size: 420px;
  overflow: auto;

  &[data-whole] {
    max-block-size: none;
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;

    &:hover {
      color: ${theme.color.text};
    }
  }
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
    block-size: max(36px, ${theme.size.target});
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
  /* Without room for both, the currency is above the amount: none is cut. */
  [data-align='end'] [data-figure] {
    white-space: normal;
  }
  /* Figures read from left to right everywhere, and align at their right end. */
  [data-align='end']:dir(rtl) {
    text-align: start;

    > [data-align='end'] {
      align-items: start;
    }
  }
  a {
    ${fingerReach}
  }
  ${stackedRows}
`
