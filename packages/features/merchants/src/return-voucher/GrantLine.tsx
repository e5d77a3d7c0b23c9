import { currencies, type Money } from '@console/core/contracts'
import { isolate, useFormats } from '@console/core/i18n'
import { maxFor, maxPieces, type ReturnLine } from '@console/domain/return-voucher'
import { Checkbox, MoneyField, type MoneyValue, NumberField, theme } from '@console/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { GrantFormOf } from './grant'

interface GrantLineProps {
  form: GrantFormOf
  line: ReturnLine
  /** Index of the line, from 0. */
  place: number
}

/** Granted pieces of a line, their amount, and whether they can be sold again. */
export function GrantLine({ form, line, place }: GrantLineProps) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const quantity = form.useValue(`lines.${place}.quantity`)
  const name = isolate(line.name)
  const pieces = piecesOf(quantity, line)
  return (
    <Root>
      <form.Field name={`lines.${place}.quantity`}>
        {(field) => (
          <NumberField
            label={t('grant.pieces', { name })}
            description={t('grant.pieces.max', { number: formats.number(maxPieces(line)) })}
            isRequired
            min={0}
            max={maxPieces(line)}
            {...field}
          />
        )}
      </form.Field>
      <form.Field name={`lines.${place}.amount`}>
        {(field) => (
          <AmountField
            label={t('grant.amount', { name })}
            description={
              pieces === null
                ? undefined
                : t('grant.amount.max', { amount: formats.money(maxFor(line, pieces)) })
            }
            currency={line.amount.currency}
            full={pieces === null ? null : maxFor(line, pieces).amount}
            {...field}
          />
        )}
      </form.Field>
      <form.Field name={`lines.${place}.restock`}>
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {t('grant.restock')}
          </Checkbox>
        )}
      </form.Field>
    </Root>
  )
}

/** Valid number of pieces in the field; null if invalid. */
function piecesOf(quantity: number | string | null, line: ReturnLine): number | null {
  const isPossible = typeof quantity === 'number' && quantity >= 0 && quantity <= maxPieces(line)
  return isPossible && Number.isInteger(quantity) ? quantity : null
}

interface AmountFieldProps {
  label: string
  description: string | undefined
  currency: Money['currency']
  /** Full value of the pieces in minor units; null if invalid. */
  full: number | null
  name: string
  value: MoneyValue<Money['currency']>
  onChange: (value: MoneyValue<Money['currency']>) => void
  onBlur: () => void
  errorMessage: string | undefined
}

/** Amount that follows the number of pieces as long as it is their full value. */
function AmountField({ currency, full, ...field }: AmountFieldProps) {
  const { t } = useTranslation('merchants')
  const before = useRef(full)
  const follow = useEffectEvent((now: number) => {
    if (field.value.amount === before.current) field.onChange({ amount: now, currency })
    before.current = now
  })
  useEffect(() => {
    if (full !== null && full !== before.current) follow(full)
  }, [full])
  return (
    <MoneyField
      isRequired
      currencies={{ [currency]: currencies[currency] } as Record<typeof currency, number>}
      currencyLabel={t('grant.currency')}
      {...field}
    />
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
  padding-block-end: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};
`
