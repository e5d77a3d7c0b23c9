import { theme } from '@console/ui'
import { css } from 'styled-components'

/**
 * Rows. Long lists skip layout and paint of those out of view: they are in the document, can be found in the page, and are
 * drawn as they come near.
 */
export const rowStyle = css`
  &[data-many] tbody tr {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${theme.size.row};
  }
  tbody tr {
    background: ${theme.color.surface};
  }
  tbody tr[data-token] {
    cursor: pointer;
  }
  tr[hidden] {
    display: none;
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
  tr:is([data-gone], [data-unconfirmed], [data-done])
    :is(a, td, [data-cell]):not([data-place='note'] [data-cell]) {
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
  [data-place='step'] button {
    overflow: hidden;
    max-inline-size: 100%;
    min-block-size: 28px;
    padding: 0 ${theme.space[2]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  [data-place='step'] button:hover {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  /* Over the values beside the name: a growing row would move the rows below it away from the pointer. */
  tr:has(> [data-place='note']) {
    position: relative;
  }
  td[data-place='note'] {
    position: absolute;
    inset: 0;
    grid-area: 1 / 3 / auto / -1;
    background: inherit;
    color: ${theme.color.danger};
    line-height: 1.2;
    white-space: normal;
  }
  [data-place='name']:first-child ~ [data-place='note'] {
    grid-column-start: 2;
  }
  [data-place='menu'] + [data-place='note'] {
    grid-column-end: -2;
  }
  /* A chip covers the next step, else the last values: the name keeps its room. */
  td[data-place='note'][data-done] {
    inset-inline-start: auto;
    padding-inline-start: ${theme.space[4]};
  }
  [data-place='step'] ~ td[data-place='note'][data-done] {
    grid-column: 3 / 4;
    inset-inline: 0 auto;
    padding-inline-start: ${theme.space[3]};
  }
  [data-place='name']:first-child ~ [data-place='step'] ~ td[data-place='note'][data-done] {
    grid-column: 2 / 3;
  }
  /* It sticks beside the names while scrolling. */
  [data-wide] & [data-place='note'] > * {
    position: sticky;
    inset-inline-start: calc(var(--pinned) + ${theme.space[3]});
  }
  /* In a table that scrolls sideways it stays visible at the end of the room. */
  [data-wide] & td[data-place='note'][data-done] {
    inset-inline-start: 0;
    justify-content: end;
    background: transparent;
    pointer-events: none;
  }
  [data-wide] & [data-place='note'][data-done] > * {
    inset-inline: auto 52px;
  }
  [data-place='note'] > bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
