import { theme } from '@console/ui'
import styled from 'styled-components'
import { stackedRows, DataTable, type DataTableProps } from '@console/details'

interface PrintTableProps extends DataTableProps {
  label: string
}

/**
 * Table in print: its header repeats on each page, no row is split by a page break, and all of it is printed. On a small screen
 * its rows are stacked (`stackedRows`), but never in print.
 */
export function PrintTable({ label, columns, rows }: PrintTableProps) {
  return (
    <Root tabIndex={0} role="group" aria-label={label}>
      <DataTable {...{ columns, rows }} />
    </Root>
  )
}

const Root = styled.div`
  overflow-x: auto;

  @media screen {
    container: facts / inline-size;
  }
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
  /* Figures read from left to right everywhere, and align at their right end. */
  [data-align='end']:dir(rtl) {
    text-align: start;
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
  ${stackedRows}
`
