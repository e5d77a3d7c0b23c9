import { SkeletonText, Sparkline, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Change } from './Change'
import { useChartFormats } from '../charts/chartFormats'

export interface FigureProps {
  name: string
  note: string
  /** Current and previous value; the change is shown in per cent. */
  change?: { now: number | null; before: number | null }
  /** Values per day. */
  days?: readonly number[] | undefined
  /** Choice of the data, below the numbers. */
  choice?: ReactNode
  children: ReactNode
}

/** A number with its name, comparison and development. */
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

/** Placeholder of a figure. */
export function FigureSkeleton() {
  return (
    <Tile>
      <SkeletonText inlineSize="14ch" />
      <SkeletonText inlineSize="6ch" size="xxl" />
      <SkeletonText inlineSize="20ch" size="sm" />
    </Tile>
  )
}

/** A row of figures, which fill it whatever their number. */
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

  /* If both do not fit, the currency wraps above the amount: nothing is truncated. */
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

/* Beside the name, so that an amount has its own line. */
const Went = styled.dd`
  && {
    grid-area: 1 / 2;
  }
  font-size: ${theme.text.sm};
`
