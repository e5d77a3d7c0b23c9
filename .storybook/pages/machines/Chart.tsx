import { theme } from '@console/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Box, type Layout, measures } from './layOutChart'
import { StoryLink } from '../frame/StoryLink'

interface ChartProps {
  /** Accessible name of the chart. */
  label: string
  layout: Layout
  storyOf(state: string): string | undefined
}

/** Minimum scale at which a chart is fitted into view; one that would have to be smaller scrolls. */
const smallest = 0.7

/** A machine as a chart: states with their transitions, each linking to the story that shows it. */
export function Chart({ label, layout, storyOf }: ChartProps) {
  const [lit, setLit] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const { boxes, arrows, width, height } = layout
  const zoom = room === 0 ? 1 : Math.max(smallest, Math.min(1, room / width))

  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    const observer = new ResizeObserver(() => setRoom(current.clientWidth))
    setRoom(current.clientWidth)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0}>
      <Sheet style={{ inlineSize: width, blockSize: height, zoom }}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
          <defs>
            <marker
              id="head"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8Z" fill="context-stroke" />
            </marker>
          </defs>
          {arrows.map(({ from, to, line }) => (
            <Line
              key={`${from} ${to} ${line}`}
              d={line}
              markerEnd="url(#head)"
              data-lit={lit === from || undefined}
            />
          ))}
        </svg>
        <States>
          {boxes.map((box) => (
            <State key={box.state.path} {...{ box, storyOf, setLit }} left={0} top={0} />
          ))}
        </States>
      </Sheet>
    </Scroller>
  )
}

interface StateProps extends Pick<ChartProps, 'storyOf'> {
  box: Box
  /** Left edge of the surrounding box. */
  left: number
  top: number
  setLit: (state: string | null) => void
}

function State({ box, left, top, storyOf, setLit }: StateProps) {
  const { state, x, y, width, height, children } = box
  const story = storyOf(state.path)
  const edge = 1
  return (
    <Root
      style={{
        insetInlineStart: x - left,
        insetBlockStart: y - top,
        inlineSize: width,
        blockSize: height,
      }}
      onPointerOver={(event) => {
        event.stopPropagation()
        setLit(state.path)
      }}
      onPointerLeave={() => setLit(null)}
      onFocus={(event) => {
        event.stopPropagation()
        setLit(state.path)
      }}
      onBlur={() => setLit(null)}
    >
      <Header>
        <strong>{story ? <StoryLink id={story}>{state.name}</StoryLink> : state.name}</strong>
        {state.isInitial ? <small>begins here</small> : null}
        {state.isFinal ? <small>ends here</small> : null}
      </Header>
      {state.calls.map((call) => (
        <Call key={call}>runs {call}</Call>
      ))}
      {state.ways.length > 0 ? (
        <Ways>
          {state.ways.map(({ event, guard, target }) => (
            <li key={`${event} ${guard} ${target}`}>
              <span>
                {event} → {target?.split('.').at(-1) ?? 'stays'}
              </span>
              {guard === undefined ? null : <Guard>if {guard}</Guard>}
            </li>
          ))}
        </Ways>
      ) : null}
      {children.length > 0 ? (
        <States>
          {children.map((child) => (
            <State
              key={child.state.path}
              box={child}
              left={x + edge}
              top={y + edge}
              {...{ storyOf, setLit }}
            />
          ))}
        </States>
      ) : null}
    </Root>
  )
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
`

const Sheet = styled.div`
  position: relative;
`

const Line = styled.path`
  fill: none;
  stroke: ${theme.color.border};
  stroke-width: 1.25px;

  &[data-lit] {
    stroke: ${theme.color.accent};
    stroke-width: 2px;
  }
`

const States = styled.ul`
  && {
    display: block;
    padding: 0;
    list-style: none;
  }
`

const Root = styled.li`
  position: absolute;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &:hover,
  &:focus-within {
    border-color: ${theme.color.accent};
  }
`

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: ${measures.header - 1}px;
  padding-inline: ${measures.padding}px;
  font-size: ${theme.text.md};

  strong {
    font-weight: 600;
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
`

const Call = styled.div`
  block-size: ${measures.call}px;
  padding-inline: ${measures.padding}px;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`

const Ways = styled.ul`
  && {
    display: block;
    padding: 0;
    list-style: none;
  }

  span {
    display: block;
    block-size: ${measures.way}px;
    padding-inline: ${measures.padding}px;
    overflow: hidden;
    font: 400 12px / ${measures.way}px ${theme.font.mono};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Guard = styled.span`
  &&& {
    block-size: ${measures.guard}px;
    margin-block-start: -4px;
    padding-inline-start: ${measures.padding + 12}px;
    color: ${theme.color.textMuted};
    line-height: ${measures.guard}px;
  }
`
