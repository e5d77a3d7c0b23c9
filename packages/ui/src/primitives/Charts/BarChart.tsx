import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { type LineOfPointsProps, toneOf } from './chartParts'
import { PlotFrame } from './PlotFrame'
import { scaleOf } from './scaleOf'

/** Width of a bar, as a share of its point's slot. */
const breadths = { grey: 0.76, accent: 0.36, alone: 0.66 }

export interface BarChartProps extends LineOfPointsProps {
  /**
   * Stacks the two series, with the main one on zero, where their sum matters. Default: the main one is drawn in front of the
   * other.
   */
  isStacked?: boolean
}

/**
 * Vertical bars from zero, one slot for each day or category. Of two series the main one is drawn in front of the other, so that
 * a day takes one slot and the difference shows as a rim; or, stacked, below it.
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
          // One path for all bars of a series: a page with charts has a third fewer elements to style.
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

/* The grey bars are recognized by their edges, so they needn't be dark. */
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
