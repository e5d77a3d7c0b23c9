import { css } from 'styled-components'
import { theme } from './theme'

/** Lets a finger press beside a small link: what it hits is at least as large as `theme.size.target`. Nothing moves, and a mouse presses the link alone. */
export const fingerReach = css`
  position: relative;

  &::after {
    position: absolute;
    inset: min(0px, (100% - ${theme.size.target}) / 2);
    content: '';
  }
`
