import { currencies, type Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import styled from 'styled-components'

export interface MoneyTextProps {
  money: Money
}

/** An amount with the decimals of its currency, whose code stands before it in a lighter weight. */
export function MoneyText({ money }: MoneyTextProps) {
  const formats = useFormats()
  return (
    <Root data-figure>
      <Code>{money.currency}</Code> {formats.amount(money)}
    </Root>
  )
}

/**
 * An amount in a column whose rows are in several currencies, which are named elsewhere: where a currency has no decimals
 * their room is left, so that the decimals stand below each other.
 */
export function AmountText({ money }: MoneyTextProps) {
  const formats = useFormats()
  return (
    <Root data-figure data-whole={currencies[money.currency] === 0 || undefined}>
      {formats.amount(money)}
    </Root>
  )
}

const Root = styled.bdi`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-whole]::after {
    content: '.00';
    visibility: hidden;
  }
`

const Code = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 400;
`
