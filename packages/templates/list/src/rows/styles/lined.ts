import { css } from 'styled-components'

/** An icon of lines, as lucide draws them, in few bytes. */
export const lined = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
