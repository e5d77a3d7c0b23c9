import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface SpinnerProps {
  /** What is under way. Without it the spinner is decoration, beside words that say the same. */
  label?: string
  /** Edge length in px. Default: 20. */
  size?: number
}

/** Something small is under way. What takes a screen or a card has a skeleton instead, what can be measured a progress bar. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <Root
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'progressbar' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="8" opacity=".2" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </Root>
  )
}

/* `turn` is global: keyframes and media queries that come later have the whole page styled anew. A multiple of the motion token: where motion is off the ring stands still. */
const Root = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-width: 2.5;
  animation: turn calc(${theme.motion.calm} * 4) linear infinite;
`
