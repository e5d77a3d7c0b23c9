import { theme } from '@console/ui'
import styled, { css } from 'styled-components'
import { cardStyle } from './cardStyle'
import { cellStyle } from './cellStyle'
import { boxStyle, headStyle } from './headStyle'
import { rowStyle } from './rowStyle'

/* Domain design 7: nothing is drawn of a wait below 150 ms. */
const bones = css`
  [data-bone] {
    flex: 1;
    block-size: 10px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.hairline};
    animation: fade-in ${theme.motion.calm} 150ms backwards;
  }
`

/**
 * The one style sheet of a table. It is a table to whoever reads it and a grid in its looks: a row whose columns have
 * given widths can be left out of the layout while it is out of sight.
 */
export const Table = styled.table`
  display: block;
  min-inline-size: var(--least);
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template: minmax(${theme.size.row}, auto) / var(--columns);
  }
  th,
  td {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding: 0 ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  tbody :is([data-place='tick'], [data-place='name']) {
    background: inherit;
  }
  /* Only while it is scrolled: to the browser each cell that may stick is a layer of its own, in every frame. */
  [data-scrolled] > & :is([data-place='tick'], [data-place='name']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
  }
  [data-scrolled][data-ticks] > & [data-place='name'] {
    inset-inline-start: 40px;
  }
  ${boxStyle}
  ${headStyle}
  ${rowStyle}
  ${cellStyle}
  ${bones}
  ${cardStyle}
  @media (pointer: coarse) {
    tr {
      grid-template-rows: minmax(max(${theme.size.row}, 44px), auto);
    }
    [data-place='menu'] button,
    [data-place='step'] button,
    thead button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    tbody tr:is([data-ticked], [data-open]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** What the table scrolls in: its header and its names stay in sight. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 320px;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block-start: 44px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  @container list (max-width: 719px) {
    flex: none;
    overflow: visible;
  }
`
