import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { type LineOfPointsProps, toneOf } from './chartParts'
import { PlotFrame } from './PlotFrame'
import { scaleOf } from './scaleOf'

/** Lines over a row of points, from zero, each ending in a dot. */
export function LineChart(props: LineOfPointsProps) {
  const { series } = props
  const scale = scaleOf(series.flatMap(({ values }) => values))
  return (
    <PlotFrame {...props} scale={scale}>
      {series.map(({ name, values }, order) => {
        const marks = values.map((value, place) => `${place + 0.5} ${scale.top - value}`)
        return (
          <g key={name}>
            <Line data-tone={toneOf(order, series)} d={`M ${marks.join(' L ')}`} />
            {/* A line of no length with round ends is a dot that stays round when the drawing is stretched. */}
            <Line data-tone={toneOf(order, series)} data-dot d={`M ${marks.at(-1)} h 0`} />
          </g>
        )
      })}
    </PlotFrame>
  )
}

const Line = styled.path`
  fill: none;
  stroke: ${theme.color.border};
  stroke-width: 2px;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;

  &[data-tone='accent'] {
    stroke: ${theme.color.accent};
  }
  &[data-dot] {
    stroke-width: 7px;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;

    &:not([data-dot]) {
      stroke-dasharray: 2 4;
    }
    &[data-tone='accent'] {
      stroke: Highlight;
      stroke-dasharray: none;
    }
  }
`
