import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** Unstyled input inside a box that draws border, background and focus ring for it. */
export const bareInput = css`
  flex: 1;
  min-inline-size: 0;
  border: 0;
  background: transparent;
  color: inherit;

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
