import { currencies, type Currency, type Money } from '@console/core/contracts'
import { FormField, type BoundField, Rows, useFormList } from '@console/form'
import { MoneyField, type MoneyValue } from '@console/ui'
import { useFormContext } from 'react-hook-form'
import type { FormatContext, SettingInput, SettingKind } from '../config/config'
import { useOpenSettings } from '../state/openSettings'

const codes = Object.keys(currencies) as Currency[]

/** Amounts, at most one in each currency. */
export const amounts: SettingKind<readonly Money[]> = {
  input: Amounts,
  text: (value, reading) =>
    value.map((money) => ({ id: money.currency, text: moneyText(money, reading) })),
}

/** Amount after its currency, also while the input is no number yet. */
export function moneyText(
  { amount, currency }: MoneyValue<Currency>,
  { formats }: FormatContext,
): string {
  return typeof amount === 'number'
    ? formats.money({ amount, currency })
    : `${currency} ${amount ?? ''}`
}

function Amounts({ name, label, description }: SettingInput) {
  const { reading } = useOpenSettings()
  const { translate, formats } = reading
  const list = useFormList(name)
  const { getValues } = useFormContext()

  function add() {
    const used = (getValues(name) as Money[]).map(({ currency }) => currency)
    const currency = codes.find((code) => !used.includes(code))
    if (currency) list.add({ amount: null, currency })
  }

  /** Amounts are distinguished by their currencies. */
  function nameOf(place: number) {
    return formats.currency(getValues(`${name}.${place}.currency`) as Currency)
  }

  return (
    <Rows
      {...{ name, label, description }}
      keys={list.keys}
      errorMessage={list.errorMessage}
      addLabel={translate('settings:list.addAmount')}
      onAdd={list.keys.length < codes.length ? add : null}
      removeLabel={(place) => translate('settings:list.remove', { name: nameOf(place) })}
      onRemove={list.remove}
    >
      {(place) => (
        <FormField name={`${name}.${place}`}>
          {(field) => (
            <MoneyField
              label={formats.currency((field.value as Money).currency)}
              currencyLabel={translate('settings:list.currency')}
              currencies={currencies}
              isRequired
              {...(field as BoundField<MoneyValue<Currency>>)}
            />
          )}
        </FormField>
      )}
    </Rows>
  )
}
