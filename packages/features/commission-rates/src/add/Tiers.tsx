import { Rows } from '@console/form'
import { currencies } from '@console/core/contracts'
import { MoneyField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Percent } from './Percent'
import { rate } from './rateForm'

/** Tiers: the amount from which each share applies. A new one has the currency of the last. */
export function Tiers() {
  const { t } = useTranslation('commission-rates')
  const list = rate.useList('tiers')
  const read = rate.useRead()

  function add() {
    const last = read('tiers').at(-1)
    const from = last
      ? { amount: null, currency: last.from.currency }
      : { amount: 0, currency: 'KES' as const }
    list.add({ from, rateBps: null })
  }

  return (
    <Rows
      name="tiers"
      label={t('basis.tiered')}
      description={t('add.tiers.hint')}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={t('add.tier')}
      onAdd={add}
      removeLabel={(place) => t('add.tier.remove', { number: place + 1 })}
      onRemove={list.remove}
    >
      {(place) => (
        <>
          <rate.Field name={`tiers.${place}.from`}>
            {(field) => (
              <MoneyField
                label={t('add.tier.from', { number: place + 1 })}
                currencyLabel={t('impact.currency')}
                currencies={currencies}
                isRequired
                {...field}
              />
            )}
          </rate.Field>
          <rate.Field name={`tiers.${place}.rateBps`}>
            {(field) => <Percent label={t('add.tier.share', { number: place + 1 })} {...field} />}
          </rate.Field>
        </>
      )}
    </Rows>
  )
}
