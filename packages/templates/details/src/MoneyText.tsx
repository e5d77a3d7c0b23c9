import { currencies, type Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import styled from 'styled-components'

export interface MoneyTextProps {
  money: Money
}

/** Amount with the decimals of its currency, whose code precedes it in a lighter weight. */
export function MoneyText({ money }: MoneyTextProps) {
  const formats = useFormats()
  return (
    <Root data-figure>
      <Code>{money.currency}</Code> {formats.amount(money)}
    </Root>
  )
}

/**
 * Amount in a column of several currencies, which are shown elsewhere: a currency without decimals leaves their room, so
 * that decimals align.
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
