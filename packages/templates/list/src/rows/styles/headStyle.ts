import { theme } from '@console/ui'
import { css } from 'styled-components'
import { lined } from './lined'

/*
 * A tick in a box of 16 px: its short stroke, then its long one. It is a background and no element: with an element in each
 * box, selecting would lay out the whole page of rows.
 */
const tick = css`
  linear-gradient(45deg, #0000 35%, var(--mark) 43% 70%, #0000 78%) 3px 6.6px / 4.2px 5.5px,
  linear-gradient(-45deg, #0000 41%, var(--mark) 47% 64%, #0000 70%) 6.8px 3.9px / 6.2px 8.2px
`

/** Checkbox as `Checkbox` draws it. */
export const boxStyle = css`
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
    --mark: ${theme.color.onAccent};
    appearance: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    border: 1px solid ${theme.color.border};
    border-radius: 4px;
    background: ${theme.color.surface};
    cursor: pointer;
  }
  input[type='checkbox']:is(:checked, :indeterminate) {
    border-color: ${theme.color.accent};
    background: ${tick}, ${theme.color.accent};
    background-repeat: no-repeat;
  }
  input[type='checkbox']:indeterminate {
    background: linear-gradient(var(--mark), var(--mark)) center / 10px 2px no-repeat
      ${theme.color.accent};
  }
  @media (forced-colors: active) {
    input[type='checkbox']:is(:checked, :indeterminate) {
      --mark: HighlightText;
      forced-color-adjust: none;
      border-color: Highlight;
      background-color: Highlight;
    }
  }
`

/** Sticky header of a table. */
export const headStyle = css`
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  thead tr {
    grid-template-rows: minmax(32px, auto);
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
  /* Its label is above the figures, its arrow beside it. */
  [data-align='end']:dir(ltr) button {
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
  /* A heading that is longer than its column wraps to a second line. */
  thead th span:not([data-hidden]) {
    display: -webkit-box;
    line-height: 1.2;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
