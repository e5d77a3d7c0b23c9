import { type PointerEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { type LineOfPointsProps, toneOf } from './chartParts'
import type { Scale } from './scaleOf'

interface PlotFrameProps extends LineOfPointsProps {
  scale: Scale
  /** Drawing, one unit wide for each point and as high as the scale, with SVG's downward y axis. */
  children: ReactNode
}

/**
 * Axes, names and pointer handling for a chart along a line of points. The drawing has no text and is stretched to its
 * place by the browser, so nothing is measured and nothing moves; right to left it is mirrored.
 */
export function PlotFrame({
  label,
  points,
  series,
  format,
  isSmall,
  scale: { top, ticks },
  children,
}: PlotFrameProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const place = pointedAt ?? 0
  const pointed = pointedAt === null ? undefined : points[pointedAt]

  function point({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const drawn = new DOMPoint(clientX, clientY).matrixTransform(
      currentTarget.getScreenCTM()?.inverse(),
    )
    setPointedAt(Math.min(Math.max(Math.floor(drawn.x), 0), points.length - 1))
  }

  return (
    <Root data-small={isSmall || undefined}>
      {isSmall ? null : (
        <Key>
          {series.map(({ name, values, total }, order) => (
            <KeyEntry key={name} data-tone={toneOf(order, series)}>
              <span>{name}</span> <strong>{pointed ? format(values[place] ?? 0) : total}</strong>
            </KeyEntry>
          ))}
          <Pointed>{pointed?.label}</Pointed>
        </Key>
      )}
      <Values aria-hidden>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </Values>
      <Drawing
        role="img"
        aria-label={label}
        viewBox={`0 0 ${points.length} ${top}`}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerLeave={() => setPointedAt(null)}
      >
        {isSmall
          ? null
          : ticks.map((tick) => (
              <GridLine key={tick} d={`M 0 ${top - tick} h ${points.length}`} data-tick={tick} />
            ))}
        {/* The hit area is the whole height of the drawing, wherever its ink is. */}
        <Ground width={points.length} height={top}>
          {pointed ? (
            <title>
              {[pointed.label, ...series.map((each) => saying(each, place, format))].join('\n')}
            </title>
          ) : null}
        </Ground>
        {pointed ? <Band x={place} width={1} height={top} /> : null}
        <Ink>{children}</Ink>
      </Drawing>
      <Places aria-hidden data-every={points.every(({ tick }) => tick) || undefined}>
        {points.map(({ tick }, place) => (
          <Place key={place}>{tick === undefined ? null : <span>{tick}</span>}</Place>
        ))}
      </Places>
    </Root>
  )
}

function saying(
  { name, values }: LineOfPointsProps['series'][number],
  place: number,
  format: LineOfPointsProps['format'],
): string {
  return `${name}: ${format(values[place] ?? 0)}`
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: minmax(2rem, auto) minmax(0, 1fr) 1.25rem;
  column-gap: ${theme.space[2]};
  block-size: calc(160px + 5rem);
  color: ${theme.color.textMuted};
  /* At larger sizes the labels don't fit: the table of the chart has the same numbers. */
  font-size: min(${theme.text.xs}, 14px);
  font-variant-numeric: tabular-nums;

  &[data-small] {
    display: block;
    block-size: 72px;
  }
`

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-content: start;
  column-gap: ${theme.space[4]};
  min-inline-size: 0;
  font-size: ${theme.text.sm};
  line-height: 1.25rem;
  white-space: nowrap;
`

const KeyEntry = styled.span`
  white-space: normal;

  &::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${theme.space[2]};
    border-radius: 2px;
    background: ${theme.color.border};
  }
  &[data-tone='accent']::before {
    background: ${theme.color.accent};
  }
  strong {
    color: ${theme.color.text};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &::before {
      border: 1px solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }
    &[data-tone='accent']::before {
      background: Highlight;
    }
  }
`

const Pointed = styled.span`
  flex: 1;
  overflow: hidden;
  text-align: end;
  text-overflow: ellipsis;
`

const Values = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  line-height: 0;
  text-align: end;

  [data-small] > & {
    display: none;
  }
`

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  &:dir(rtl) {
    scale: -1 1;
  }
`

const GridLine = styled.path`
  stroke: ${theme.color.hairline};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  pointer-events: none;

  &[data-tick='0'] {
    stroke: ${theme.color.border};
  }
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`

const Ground = styled.rect`
  fill: transparent;
`

const Band = styled.rect`
  fill: ${theme.color.surfaceHover};
  pointer-events: none;

  @media (forced-colors: active) {
    fill: transparent;
  }
`

/* The drawing lets the pointer through to the ground. */
const Ink = styled.g`
  pointer-events: none;
`

const Places = styled.div`
  container-type: inline-size;
  display: flex;
  grid-column: 2;
  align-items: end;

  [data-small] > & {
    display: none;
  }
`

/* Centred even where the tick is wider than its slot. */
const Place = styled.div`
  display: flex;
  flex: 1;
  justify-content: center;
  inline-size: 0;
  white-space: nowrap;

  /* Seven Arabic weekdays are too long for a telephone. */
  @container (inline-size < 290px) {
    [data-every] > &:nth-child(even) > span {
      display: none;
    }
  }

  /* The last of many would extend beyond the chart. */
  &:nth-child(n + 15):last-child {
    justify-content: flex-end;
  }
`
