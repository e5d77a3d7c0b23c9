import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface SpinnerProps {
  /** Name of the running process. Without it the spinner is decorative, beside text that says the same. */
  label?: string
  /** Edge length in px. Default: 20. */
  size?: number
}

/** Indicates a small running process. Screens and cards have skeletons instead, measurable processes a progress bar. */
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

/* `turn` is global: keyframes and media queries that are inserted later restyle the whole page. A multiple of the motion token: with motion off the ring doesn't move. */
const Root = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-width: 2.5;
  animation: turn calc(${theme.motion.calm} * 4) linear infinite;
`
