import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface SumsProps {
  /** From top to bottom; `isSum` marks the sum of the rows above. */
  rows: readonly { key: string; name: string; amount: ReactNode; isSum?: boolean }[]
}

/**
 * Amounts and their sum, on the screen and at the foot of a document: aligned at their ends, the sum with a line above it and in
 * bold. In print they stay together.
 */
export function Sums({ rows }: SumsProps) {
  return (
    <Root>
      {rows.map(({ key, name, amount, isSum }) => (
        <div key={key} data-sum={isSum || undefined}>
          <dt>{name}</dt>
          <dd>
            <bdi data-figure>{amount}</bdi>
          </dd>
        </div>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  break-inside: avoid;
  display: grid;
  gap: ${theme.space[1]};
  inline-size: min(100%, 320px);
  margin-inline-start: auto;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }
  > [data-sum] {
    padding-block-start: ${theme.space[1]};
    border-block-start: 1px solid currentColor;
    font-weight: 600;
  }
`
