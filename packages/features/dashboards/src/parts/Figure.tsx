import { SkeletonText, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface FigureProps {
  name: string
  note: string
  /** It waits for the reader. */
  isWaiting?: boolean
  /** Below them, what they are of can be chosen. */
  choice?: ReactNode
  children: ReactNode
}

/** One number with its name, and what it is to be compared with. */
export function Figure({ name, note, isWaiting, choice, children }: FigureProps) {
  return (
    <Tile>
      <dt>{name}</dt>
      <Value data-waiting={isWaiting || undefined}>{children}</Value>
      <Text as="dd" tone="muted" size="sm">
        {note}
      </Text>
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

/** A row of figures. */
export const FigureRow = styled.dl`
  display: grid;
  /* At most four side by side. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(232px, (100% - 3 * ${theme.space[4]}) / 4)), 1fr)
  );
  gap: ${theme.space[4]};
`

const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font-weight: 500;

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
  &[data-waiting] {
    color: ${theme.color.waiting};
  }
`
