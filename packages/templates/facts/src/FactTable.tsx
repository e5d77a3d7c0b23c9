import { fingerReach, theme } from '@console/ui'
import styled from 'styled-components'
import { stackedRows } from './stackedRows'
import { TableOfFacts, type TableOfFactsProps } from './TableOfFacts'

export interface FactTableProps extends TableOfFactsProps {
  /** What the table is about, for screen readers. */
  label: string
  /** As high as all its rows are, where it is the screen's own. Default: it scrolls. */
  isWhole?: boolean
}

/** A short table inside a card: variants, days, neighbours. Where the card is narrow its rows are stacked (`stackedRows`). */
export function FactTable({ label, isWhole, columns, rows }: FactTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={label} data-whole={isWhole}>
      <TableOfFacts {...{ columns, rows }} />
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
  /* Where there is no room for both, its currency stands above an amount: none is cut. */
  [data-align='end'] [data-figure] {
    white-space: normal;
  }
  /* Figures run from left to right everywhere, and stand below each other at their right end. */
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
