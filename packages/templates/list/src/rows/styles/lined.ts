import { css } from 'styled-components'

/** Line icon in the style of lucide, in few bytes. */
export const lined = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
