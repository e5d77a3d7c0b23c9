import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { type LineOfPointsProps, toneOf } from './chartParts'
import { PlotFrame } from './PlotFrame'
import { scaleOf } from './scaleOf'

/** How much of its point's place a bar takes. */
const breadths = { grey: 0.76, accent: 0.36, alone: 0.66 }

export interface BarChartProps extends LineOfPointsProps {
  /** Two series stand on each other, the one that matters on zero: their sum counts. Default: it stands in front of the other. */
  isStacked?: boolean
}

/**
 * Upright bars from zero, one place for each day or kind. Of two series the one that matters stands in front of the other, so
 * that a day takes one place and what is missing shows as a rim; or, stacked, below it.
 */
export function BarChart({ isStacked = false, ...props }: BarChartProps) {
  const { series } = props
  const accent = series.at(-1)?.values ?? []
  const baseOf = (tone: 'accent' | 'grey', place: number) =>
    isStacked && tone === 'grey' ? (accent[place] ?? 0) : 0
  const scale = scaleOf(
    series.flatMap(({ values }, order) =>
      values.map((value, place) => value + baseOf(toneOf(order, series), place)),
    ),
  )
  return (
    <PlotFrame {...props} scale={scale}>
      {series.map(({ name, values }, order) => {
        const tone = toneOf(order, series)
        const breadth = breadths[series.length === 1 || isStacked ? 'alone' : tone]
        return (
          // One shape for all bars of a series: a page with charts has a third fewer elements to style.
          <Bars
            key={name}
            data-tone={tone}
            d={values
              .map((value, place) => {
                const start = place + (1 - breadth) / 2
                return `M ${start} ${scale.top - baseOf(tone, place)} v ${-value} h ${breadth} v ${value} z`
              })
              .join(' ')}
          />
        )
      })}
    </PlotFrame>
  )
}

/* The grey ones are found by their edges, so that they need not be dark. */
const Bars = styled.path`
  fill: ${theme.color.surfaceHover};
  stroke: ${theme.color.border};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;

  &[data-tone='accent'] {
    fill: ${theme.color.accent};
    stroke: none;
  }
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;

    &[data-tone='accent'] {
      fill: Highlight;
    }
  }
`
