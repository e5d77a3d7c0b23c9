import { SkeletonText, Sparkline, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Change } from './Change'
import { useChartFormats } from './chartFormats'

export interface FigureProps {
  name: string
  note: string
  /** What it was before, to be compared with: the change is told in per cent. */
  change?: { now: number | null; before: number | null }
  /** What it was on each day. */
  days?: readonly number[] | undefined
  /** Below them, what they are of can be chosen. */
  choice?: ReactNode
  children: ReactNode
}

/** One number with its name, what it is to be compared with, and how it came to that. */
export function Figure({ name, note, change, days = [], choice, children }: FigureProps) {
  const { percent } = useChartFormats()
  const { now = null, before = null } = change ?? {}
  return (
    <Tile>
      <dt>{name}</dt>
      <Value>{children}</Value>
      <Note>
        <Text tone="muted" size="sm">
          {note}
        </Text>
        <Sparkline values={days} />
      </Note>
      {now !== null && before !== null && before !== 0 ? (
        <Went>
          <Change
            now={now / Math.abs(before)}
            before={before / Math.abs(before)}
            format={percent}
          />
        </Went>
      ) : null}
      {choice ? <dd>{choice}</dd> : null}
    </Tile>
  )
}

/** The place of a figure. */
export function FigureSkeleton() {
  return (
    <Tile>
      <SkeletonText inlineSize="14ch" />
      <SkeletonText inlineSize="6ch" size="xxl" />
      <SkeletonText inlineSize="20ch" size="sm" />
    </Tile>
  )
}

/** A row of figures. However many there are, they fill it. */
export const FigureRow = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};

  > * {
    flex: 1 1 232px;
    min-inline-size: min(100%, 232px);
  }
`

const Tile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font-weight: 500;

  > :not(dt) {
    grid-column: 1 / -1;
  }
  dd + dd {
    font-weight: 400;
  }
`

const Value = styled.dd`
  font-size: ${theme.text.xxl};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;

  /* Where there is no room for both, its currency stands above an amount: none is cut. */
  [data-figure] {
    white-space: normal;
  }
`

const Note = styled.dd`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`

/* Beside the name, so that an amount has its line to itself. */
const Went = styled.dd`
  && {
    grid-area: 1 / 2;
  }
  font-size: ${theme.text.sm};
`
