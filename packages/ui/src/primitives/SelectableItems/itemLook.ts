import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** Styles of selectable items. Positions and sizes are react-aria's, which draws only the visible ones. */
export const itemLook = css`
  > [role='grid'] {
    flex: 1;
    min-block-size: 0;
    color: ${theme.color.text};
    font: 400 ${theme.text.md}/1.4 ${theme.font.family};
    overflow: auto;
    outline: none;
  }
  .react-aria-Row {
    block-size: 100%;
    border-block-end: 1px solid ${theme.color.hairline};
    cursor: default;
    outline: none;
  }
  :is(.react-aria-Column, .react-aria-Cell) {
    display: flex;
    align-items: center;
    box-sizing: border-box;
    block-size: 100%;
    padding: ${theme.space[1]} ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  .react-aria-Cell {
    min-block-size: max(${theme.size.row}, ${theme.size.target});
  }
  [data-align='end'] {
    justify-content: end;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .react-aria-Column {
    min-block-size: ${theme.size.row};
    border-block-end: 1px solid ${theme.color.hairline};
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
    font-weight: 500;
    white-space: nowrap;
    cursor: default;
  }
  .react-aria-Column[data-allows-sorting] {
    cursor: pointer;
  }
  [data-head] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  [data-first] {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-inline-size: 0;
  }

  .react-aria-GridListItem {
    position: relative;
    box-sizing: border-box;
    block-size: 100%;
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

  :is(.react-aria-Row, .react-aria-GridListItem) {
    -webkit-user-select: none;
    user-select: none;
  }
  :is(.react-aria-Row, .react-aria-GridListItem)[data-hovered] {
    background: ${theme.color.surfaceHover};
  }
  :is(.react-aria-Row, .react-aria-GridListItem)[data-selected] {
    background: ${theme.color.accentSoft};
  }
  :is(
    .react-aria-Row,
    .react-aria-GridListItem,
    .react-aria-Column,
    .react-aria-Cell
  )[data-focus-visible] {
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
    .react-aria-Column {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    :is(.react-aria-Row, .react-aria-GridListItem)[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
