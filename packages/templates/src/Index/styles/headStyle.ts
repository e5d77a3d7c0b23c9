import { theme } from '@console/ui'
import { css } from 'styled-components'
import { lined } from './lined'

/** A tick as `Checkbox` draws it, without an element of its own for the mark. */
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
    appearance: none;
    display: grid;
    place-items: center;
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
    background: ${theme.color.accent};
  }
  input[type='checkbox']:is(:checked, :indeterminate)::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: ${theme.color.onAccent};
    clip-path: polygon(8% 52%, 22% 38%, 40% 56%, 78% 16%, 92% 30%, 40% 84%);
  }
  input[type='checkbox']:indeterminate::before {
    clip-path: inset(5px 1px);
  }
  @media (forced-colors: active) {
    input[type='checkbox']:is(:checked, :indeterminate) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
  }
`

/** The header of a table, which stays in sight. */
export const headStyle = css`
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
