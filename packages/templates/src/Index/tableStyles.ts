import { theme } from '@console/ui'
import styled, { css, keyframes } from 'styled-components'

const lined = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const box = css`
  [data-place='tick'] {
    padding: 0;
  }
  [data-place='tick'] label {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 24px;
    cursor: pointer;
  }
  input[type='checkbox'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: ${theme.color.accent};
    cursor: pointer;
  }
`

const head = css`
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  thead th {
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-weight: 500;
    text-align: start;
  }
  thead button {
    all: unset;
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-inline-size: 0;
    min-block-size: 24px;
    border-radius: ${theme.radius.control};
    cursor: pointer;
  }
  [data-align='end'] button {
    flex-direction: row-reverse;
  }
  thead button:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
  thead button svg {
    ${lined}
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    opacity: 0;
  }
  thead button:is(:hover, :focus-visible) svg {
    opacity: 0.5;
  }
  thead button svg[data-direction] {
    opacity: 1;
  }
  thead button svg[data-direction='ascending'] {
    transform: rotate(180deg);
  }
  th[aria-sort] {
    color: ${theme.color.text};
  }
  th span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`

/* Rows that are out of sight are neither laid out nor painted, and still found and read. */
const rows = css`
  tbody tr {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${theme.size.row};
    background: ${theme.color.surface};
  }
  tbody tr[data-token] {
    cursor: pointer;
  }
  @media (hover: hover) {
    tbody tr[data-token]:hover {
      background: ${theme.color.surfaceHover};
    }
  }
  tbody tr:is([data-ticked], [data-open]) {
    background: ${theme.color.accentSoft};
  }
  tbody tr[data-open] [data-place='name'] {
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
  tbody tr[data-open] [data-place='name']:dir(rtl) {
    box-shadow: inset -3px 0 ${theme.color.accent};
  }
  tr:is([data-gone], [data-unconfirmed]) :is(a, td, [data-cell]) {
    color: ${theme.color.textMuted};
  }
  tr[data-gone] a bdi {
    text-decoration: line-through;
  }
  tr[data-unconfirmed] [data-cell='chip'] {
    border: 1px dashed currentColor;
    background: transparent;
  }
  [data-place='name'] a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${theme.space[2]};
    min-inline-size: 0;
    min-block-size: 24px;
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    font-weight: 500;
    text-decoration: none;
  }
  [data-place='name'] a:focus-visible {
    outline-offset: 0;
    box-shadow: none;
  }
  @media (hover: hover) {
    [data-place='name'] a:hover bdi:not([data-cell='minor']) {
      text-decoration: underline;
    }
  }
  [data-place='menu'] {
    padding: 0;
    justify-content: center;
  }
  [data-place='menu'] button {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.textMuted};
    cursor: pointer;
  }
  [data-place='menu'] button:is(:hover, [aria-expanded='true']) {
    background: ${theme.color.hairline};
    color: ${theme.color.text};
  }
  [data-place='menu'] button:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  [data-place='menu'] svg {
    inline-size: 16px;
    block-size: 16px;
    fill: currentColor;
  }
  td[data-place='note'] {
    grid-column: 1 / -1;
    padding-inline-start: 44px;
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
    white-space: normal;
  }
`

const cells = css`
  [data-cell='text'],
  [data-cell='lines'] bdi {
    display: block;
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  [data-cell='lines'] {
    display: grid;
    min-inline-size: 0;
    justify-items: start;
    line-height: 1.3;
  }
  [data-cell='lines'] bdi {
    max-inline-size: 100%;
  }
  [data-cell='minor'] {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-weight: 400;
  }
  [data-density='compact'] & [data-cell='minor'] {
    display: none;
  }
  [data-cell='picture'] {
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceHover};
    object-fit: cover;
  }
  [data-density='compact'] & [data-cell='picture'] {
    inline-size: 24px;
    block-size: 24px;
  }
  [data-align='end'] {
    justify-content: end;
    text-align: end;
  }
  [data-cell='amount'][data-whole]::after {
    content: '.00';
    visibility: hidden;
  }
  [data-cell='code'] {
    color: ${theme.color.textMuted};
    font-weight: 300;
  }
  [data-cell='chip'] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-inline-size: 0;
    padding-inline: 6px ${theme.space[2]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.card};
    background: ${theme.color.surfaceHover};
    color: ${theme.color.textMuted};
    font: 500 ${theme.text.xs}/20px ${theme.font.family};
  }
  [data-cell='chip'] svg {
    ${lined}
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  ${(['info', 'success', 'warning', 'danger', 'waiting'] as const).map(
    (tone) => css`
      [data-cell='chip'][data-tone='${tone}'] {
        background: ${theme.color[`${tone}Soft`]};
        color: ${theme.color[tone]};
      }
    `,
  )}
`

const fade = keyframes`
  from {
    opacity: 0;
  }
`

/* Domain design 7: nothing is drawn of a wait below 150 ms. */
const bones = css`
  [data-bone] {
    flex: 1;
    block-size: 10px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.hairline};
    animation: ${fade} ${theme.motion.calm} 150ms backwards;
  }
`

/* Below 720 px a row is a card with what matters of it. */
const cards = css`
  @container list (max-width: 719px) {
    min-inline-size: 0;

    thead,
    td[data-priority='3'] {
      display: none;
    }
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: ${theme.space[2]};
      border-block-end: 1px solid ${theme.color.hairline};
      contain-intrinsic-block-size: auto 140px;
    }
    tbody :is(td, th) {
      position: static;
      min-block-size: 28px;
      border: 0;
      background: transparent;
    }
    tbody td:not([data-place]) {
      grid-column: 2 / -1;
      justify-content: space-between;
      gap: ${theme.space[4]};
    }
    tbody td[data-label]::before {
      content: attr(data-label);
      flex: none;
      color: ${theme.color.textMuted};
    }
    [data-place='tick'] {
      inline-size: 44px;
    }
    [data-place='name'] {
      grid-column: 2;
      white-space: normal;
    }
    [data-place='name'] bdi {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-place='menu'] {
      grid-column: 3;
      grid-row: 1;
      inline-size: 44px;
    }
    [data-place='menu'] button {
      inline-size: 44px;
      block-size: 44px;
    }
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
    grid-template-columns: var(--columns);
    min-block-size: ${theme.size.row};
  }
  th,
  td {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding: 0 ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
    font-weight: 400;
    white-space: nowrap;
  }
  [data-place='tick'],
  [data-place='name'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: inherit;
  }
  [data-ticks] & [data-place='name'] {
    inset-inline-start: 40px;
  }
  ${box}
  ${head}
  ${rows}
  ${cells}
  ${bones}
  ${cards}
  @media (pointer: coarse) {
    tr {
      min-block-size: max(${theme.size.row}, 44px);
    }
    [data-place='menu'] button,
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
