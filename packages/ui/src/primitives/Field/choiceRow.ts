import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** A small control and its label, which can be pressed as well. Placed after the row's own height: touch targets are higher. */
export const choiceRow = css`
  align-items: flex-start;
  color: ${theme.color.text};
  font: 400 ${theme.text.md}/1.25rem ${theme.font.family};
  text-align: start;
  cursor: pointer;

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    padding-block: 12px;
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`
