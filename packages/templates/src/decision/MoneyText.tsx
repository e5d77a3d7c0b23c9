import type { Money } from '@console/core/contracts'
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
    <Root>
      <Code>{money.currency}</Code> {formats.amount(money)}
    </Root>
  )
}

const Root = styled.bdi`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Code = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 400;
`
