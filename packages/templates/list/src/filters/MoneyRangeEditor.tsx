import { useTranslate } from '@console/core/i18n'
import { currencies, type Currency } from '@console/core/contracts'
import { MoneyField, type MoneyFieldProps, theme } from '@console/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { ListFilter } from '../config/config'
import type { ListState } from '../address/listAddress'

interface MoneyRangeEditorProps {
  filter: Extract<ListFilter, { kind: 'money' }>
  values: ListState['filters']
  /** Called with the changed parameters. */
  onChange: (values: ListState['filters']) => void
}

type Amount = MoneyFieldProps<Currency>['value']['amount']

/**
 * Amounts from and to, either of which may be open, in one shared currency. An invalid amount, or a range that ends before it
 * begins, shows an error and filters nothing.
 */
export function MoneyRangeEditor({ filter, values, onChange }: MoneyRangeEditorProps) {
  const translate = useTranslate()
  const [fromName, toName, currencyName] = [
    `${filter.id}From`,
    `${filter.id}To`,
    `${filter.id}Currency`,
  ]
  const [range, setRange] = useState({
    from: amountOf(values[fromName]?.[0]),
    to: amountOf(values[toName]?.[0]),
    currency: (values[currencyName]?.[0] ?? Object.keys(currencies)[0]) as Currency,
  })

  function change(next: typeof range) {
    setRange(next)
    const { from, to, currency } = next
    if (typeof from === 'string' || typeof to === 'string' || isBackward(from, to)) return
    onChange({
      [fromName]: from === null ? [] : [String(from)],
      [toName]: to === null ? [] : [String(to)],
      [currencyName]: from === null && to === null ? [] : [currency],
    })
  }

  const shared = { currencies, currencyLabel: translate('list:index.range.currency') }
  const errorOf = (amount: Amount) =>
    typeof amount === 'string' ? translate('form:form.error.number') : undefined
  return (
    <Fields>
      <MoneyField
        {...shared}
        label={translate('list:index.range.from')}
        value={{ amount: range.from, currency: range.currency }}
        errorMessage={errorOf(range.from)}
        onChange={({ amount, currency }) => change({ ...range, from: amount, currency })}
      />
      <MoneyField
        {...shared}
        label={translate('list:index.range.to')}
        value={{ amount: range.to, currency: range.currency }}
        errorMessage={
          isBackward(range.from, range.to)
            ? translate('list:index.range.backward')
            : errorOf(range.to)
        }
        onChange={({ amount, currency }) => change({ ...range, to: amount, currency })}
      />
    </Fields>
  )
}

/** From a parsed address, which makes it a valid amount. */
function amountOf(value: string | undefined): Amount {
  return value === undefined ? null : Number(value)
}

function isBackward(from: Amount, to: Amount): boolean {
  return typeof from === 'number' && typeof to === 'number' && from > to
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  inline-size: 240px;
`
