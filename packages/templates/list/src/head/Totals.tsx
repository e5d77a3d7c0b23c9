import type { Money } from '@console/core/contracts'
import { MoneyText } from '@console/details'
import { Text, theme } from '@console/ui'
import styled from 'styled-components'
import { low, narrow } from '../layout/narrow'

interface TotalsProps {
  title: string
  /** One for each currency; undefined while unknown. */
  sums: readonly Money[] | undefined
}

/** Sums per currency: two currencies never add up. */
export function Totals({ title, sums }: TotalsProps) {
  return (
    <Sums data-totals>
      <Text as="dt" tone="muted" size="sm">
        {title}
      </Text>
      {sums === undefined || sums.length === 0 ? (
        <dd>–</dd>
      ) : (
        sums.map((money) => (
          <dd key={money.currency}>
            <MoneyText money={money} />
          </dd>
        ))
      )}
    </Sums>
  )
}

/*
 * One line above the rows, whose room is reserved, so that nothing moves when it appears. With cards, where it takes several
 * lines, and in a low window it follows the rows.
 */
const Sums = styled.dl`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  min-block-size: 1lh;
  margin: calc(-1 * ${theme.space[1]}) 0 0;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  @container list ${narrow} {
    order: 1;
    margin: 0;
  }
  @media ${low} {
    order: 1;
    margin: 0;
  }

  dd {
    margin: 0;
  }
`
