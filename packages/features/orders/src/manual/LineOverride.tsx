import { currencies, type Currency } from '@console/core/contracts'
import { MoneyField, TextField, theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { order } from './orderForm'

interface LineOverrideProps {
  place: number
  override: {
    price: { amount: number | string | null; currency: Currency }
    reason: string
  }
  /** Name of the product. */
  name: string
}

/** Different price of a line, with the reason. */
export function LineOverride({ place, override, name }: LineOverrideProps) {
  const { t } = useTranslation('orders')
  const { currency } = override.price
  return (
    <Root>
      <order.Field name={`lines.${place}.override.price`}>
        {(field) => (
          <MoneyField
            {...field}
            description={t('manual.lines.override.note')}
            label={
              <>
                {t('lines.unitPrice')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </>
            }
            isRequired
            // An order has a single currency.
            currencies={{ [currency]: currencies[currency] } as Record<Currency, number>}
            currencyLabel={currency}
            value={override.price}
          />
        )}
      </order.Field>
      <order.Field name={`lines.${place}.override.reason`}>
        {(field) => (
          <TextField
            {...field}
            label={
              <>
                {t('manual.lines.reason')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </>
            }
            isRequired
            autoComplete="off"
            value={override.reason}
          />
        )}
      </order.Field>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`
