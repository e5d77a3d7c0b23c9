import { Rows } from '@console/form'
import { currencies, type Currency } from '@console/core/contracts'
import { MoneyField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { rate } from './rateForm'

const codes = Object.keys(currencies) as Currency[]

/** Amounts per currency: a fixed amount per line, or the minimum or maximum of its commission. */
export function Amounts({ name, label }: { name: 'fixed' | 'min' | 'max'; label: string }) {
  const { t } = useTranslation('commission-rates')
  const list = rate.useList(name)
  const read = rate.useRead()

  function add() {
    const used = new Set(read(name).map(({ currency }) => currency))
    const next = codes.find((code) => !used.has(code))
    if (next) list.add({ amount: null, currency: next })
  }

  return (
    <Rows
      {...{ name, label }}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('add.currency')}
      onAdd={list.keys.length < codes.length ? add : null}
      removeLabel={(place) => t('add.remove', { name: `${label} ${place + 1}` })}
      onRemove={list.remove}
    >
      {(place) => (
        <rate.Field name={`${name}.${place}`}>
          {(field) => (
            <MoneyField
              label={t('add.amount', { number: place + 1 })}
              currencyLabel={t('impact.currency')}
              currencies={currencies}
              isRequired
              {...field}
            />
          )}
        </rate.Field>
      )}
    </Rows>
  )
}
