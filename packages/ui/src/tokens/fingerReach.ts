import { css } from 'styled-components'
import { theme } from './theme'

/** Enlarges the touch target of a small link to at least `theme.size.target`. Nothing moves, and a mouse hits the link alone. */
export const fingerReach = css`
  position: relative;

  &::after {
    position: absolute;
    inset: min(0px, (100% - ${theme.size.target}) / 2);
    content: '';
  }
`
