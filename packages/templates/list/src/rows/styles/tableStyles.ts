import { theme } from '@console/ui'
import styled, { css } from 'styled-components'
import { cardStyle } from './cardStyle'
import { cellStyle } from './cellStyle'
import { boxStyle, headStyle } from './headStyle'
import { narrow } from '../../layout/narrow'
import { rowStyle } from './rowStyle'

/* A wait below 150 ms shows nothing. */
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
 * The one style sheet of a table. Semantically a table, visually a grid: a row with fixed column widths can be skipped in layout
 * while it is out of view.
 */
export const Table = styled.table`
  display: block;
  min-inline-size: var(--least);
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  /* Until the room is measured nothing is in its final place: it is laid out, but invisible. */
  &[data-unmeasured] {
    visibility: hidden;
  }
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
  tbody :is([data-place='tick'], [data-place='name'], [data-place='menu']) {
    background: inherit;
  }
  /* Only while the table is wider than its room: browsers make each sticky cell a layer of its own, in every frame. */
  [data-wide] & :is([data-place='tick'], [data-place='name'], [data-place='menu']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
  }
  [data-wide][data-ticks] & [data-place='name'] {
    inset-inline-start: 44px;
  }
  [data-wide] & [data-place='menu'] {
    inset-inline: auto 0;
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

/**
 * Container of a table. While the table is wider, a shadow marks each side at which it continues: beside the names, beside the
 * menus.
 */
export const Room = styled.div`
  --edge: 20px;
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 320px;

  &[data-wide][data-scrolled]::before,
  &[data-wide]:not([data-ended])::after {
    position: absolute;
    inset-block: 1px;
    z-index: 3;
    inline-size: var(--edge);
    background: linear-gradient(to right, ${theme.color.border}, transparent);
    content: '';
    opacity: 0.6;
    pointer-events: none;
  }
  &::before {
    inset-inline-start: var(--pinned);
  }
  &::after {
    inset-inline-end: 0;
  }
  &[data-menus]::after {
    inset-inline-end: 44px;
  }
  &:dir(ltr)::after,
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }

  @container list ${narrow} {
    flex: none;

    &::before,
    &::after {
      display: none;
    }
  }
`

/** Scroll container of the table: its header and its names stay visible. */
export const Scroller = styled.div`
  --rows-are: rows;
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior-inline: contain;
  /* A scrollbar does not change its room. */
  scrollbar-gutter: stable;
  scroll-padding-block-start: 44px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  [data-wide] > & {
    scroll-padding-inline: var(--pinned) 44px;
  }
  @container list ${narrow} {
    --rows-are: cards;
    flex: none;
    overflow: visible;
  }
`
