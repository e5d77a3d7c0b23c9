import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** How selectable items look: there may be hundreds, so they are plain elements. */
export const itemLook = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    color: ${theme.color.text};
    font: 400 ${theme.text.md}/1.4 ${theme.font.family};
    outline: none;
  }
  th,
  td {
    padding: ${theme.space[1]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
    text-align: start;
    overflow-wrap: anywhere;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  th {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    block-size: ${theme.size.row};
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
    font-weight: 500;
    white-space: nowrap;
    cursor: default;
  }
  th[data-allows-sorting] {
    cursor: pointer;
  }
  [data-head] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  tbody tr {
    block-size: max(${theme.size.row}, ${theme.size.target});
    cursor: default;
    outline: none;
  }
  [data-first] {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-inline-size: 0;
  }

  .react-aria-GridList {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
    gap: ${theme.space[3]};
    padding: ${theme.space[3]};
    outline: none;
  }
  .react-aria-GridListItem {
    position: relative;
    min-inline-size: 0;
    padding: ${theme.space[3]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    color: ${theme.color.text};
    font: 400 ${theme.text.md}/1.4 ${theme.font.family};
    cursor: default;
    outline: none;
  }
  .react-aria-GridListItem [data-box] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }

  :is(tbody tr, .react-aria-GridListItem) {
    -webkit-user-select: none;
    user-select: none;
  }
  :is(tbody tr, .react-aria-GridListItem)[data-hovered] {
    background: ${theme.color.surfaceHover};
  }
  :is(tbody tr, .react-aria-GridListItem)[data-selected] {
    background: ${theme.color.accentSoft};
  }
  :is(tbody tr, .react-aria-GridListItem, th, td)[data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  [data-box] {
    display: none;
  }
  [data-mark] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
  }
  [data-mark] > svg {
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 20px;
    padding: 2px;
    border: 1px solid ${theme.color.border};
    border-radius: 4px;
    background: ${theme.color.surface};
    stroke-width: 3;
    color: transparent;
  }
  [data-mark][data-selected] > svg {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  [data-mark][data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -4px;
  }
  @media (pointer: coarse) {
    [data-box] {
      display: block;
    }
    th {
      block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    :is(tbody tr, .react-aria-GridListItem)[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
