import { FieldGrid, type BoundField } from '@console/form'
import { MoneyField, type MoneyValue, NumberField, type NumberValue } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { currency, grossOf, netOf } from '../pricing'
import { productForm } from './productForm'

const currencies = { [currency]: 2 } as const

interface StoreMoneyFieldProps extends BoundField<MoneyValue<typeof currency>> {
  label: string
  description?: string
  isRequired?: boolean
}

/** Amount in the currency of the store. */
export function StoreMoneyField({ errorMessage, ...props }: StoreMoneyFieldProps) {
  const { t } = useTranslation('store')
  return (
    <MoneyField
      currencies={currencies}
      currencyLabel={t('product.currency')}
      {...props}
      {...(errorMessage === undefined ? {} : { errorMessage })}
    />
  )
}

/** Prices of a product: with a tax rate, each is computed from the other as it is typed. */
export function PriceFields() {
  const { t } = useTranslation('store')
  const read = productForm.useRead()
  const fill = productForm.useSetValues()

  function follow(from: 'net' | 'gross', value: NumberValue, rate: NumberValue) {
    // Nothing is computed from an incomplete value.
    if (typeof value !== 'number' || typeof rate !== 'number') return
    if (from === 'net') fill({ gross: { amount: grossOf(value, rate), currency } })
    else fill({ net: { amount: netOf(value, rate), currency } })
  }

  return (
    <FieldGrid isNarrow>
      <productForm.Field name="net">
        {(field) => (
          <StoreMoneyField
            label={t('product.net')}
            isRequired
            {...field}
            onChange={(value) => {
              field.onChange(value)
              follow('net', value.amount, read('taxRate'))
            }}
          />
        )}
      </productForm.Field>
      <productForm.Field name="taxRate">
        {(field) => (
          <NumberField
            label={t('product.taxRate')}
            isRequired
            min={0}
            max={100}
            {...field}
            onChange={(value) => {
              field.onChange(value)
              follow('net', read('net').amount, value)
            }}
          />
        )}
      </productForm.Field>
      <productForm.Field name="gross">
        {(field) => (
          <StoreMoneyField
            label={t('product.gross')}
            isRequired
            {...field}
            onChange={(value) => {
              field.onChange(value)
              follow('gross', value.amount, read('taxRate'))
            }}
          />
        )}
      </productForm.Field>
      <productForm.Field name="compared">
        {(field) => (
          <StoreMoneyField
            label={t('product.compared')}
            description={t('product.compared.hint')}
            {...field}
          />
        )}
      </productForm.Field>
    </FieldGrid>
  )
}
