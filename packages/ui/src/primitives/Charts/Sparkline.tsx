import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface SparklineProps {
  /** One value for each day, from 0, oldest first. */
  values: readonly number[]
}

/**
 * A line of days at word size, from zero, ending in a dot. An illustration beside a number: its data belongs in a table or a file.
 */
export function Sparkline({ values }: SparklineProps) {
  if (values.length < 2) return null
  const greatest = Math.max(1, ...values)
  const marks = values.map((value, place) => `${place} ${greatest - value}`)
  return (
    <Root aria-hidden viewBox={`0 0 ${values.length - 1} ${greatest}`} preserveAspectRatio="none">
      <path d={`M ${marks.join(' L ')}`} />
      {/* A line of no length with round ends is a dot that stays round when the drawing is stretched. */}
      <path d={`M ${marks.at(-1)} h 0`} data-dot />
    </Root>
  )
}

const Root = styled.svg`
  flex: none;
  inline-size: 72px;
  block-size: 18px;
  overflow: visible;
  vertical-align: middle;

  path {
    fill: none;
    stroke: ${theme.color.textMuted};
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  [data-dot] {
    stroke: ${theme.color.accent};
    stroke-width: 6px;
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
    [data-dot] {
      stroke: Highlight;
    }
  }
`
