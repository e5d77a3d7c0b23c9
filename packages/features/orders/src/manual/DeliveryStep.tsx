import { useFormats } from '@console/core/i18n'
import { deliveryMethods, paymentMethods } from '@console/domain/order'
import { hasCredit } from '@console/domain/order-draft'
import { countries } from '@console/domain/parties'
import { RadioGroup, Select, TextArea, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { order } from './orderForm'

/** Delivery and payment of the order. */
export function DeliveryStep() {
  const { t } = useTranslation('orders')
  const delivery = order.useValue('deliveryMethod')
  const source = order.useValue('buyerSource')
  const buyer = order.useValue('buyer')
  const first = order.useValue('lines.0.offer')
  const isOnAccountOpen = hasCredit({
    buyerSource: source,
    buyer,
    lines: first ? [{ offer: first }] : [],
  })
  return (
    <>
      <order.Field name="deliveryMethod">
        {(field) => (
          <RadioGroup
            label={t('column.delivery')}
            isRequired
            options={deliveryMethods.map((id) => ({ id, label: t(`deliveryMethod.${id}`) }))}
            {...field}
          />
        )}
      </order.Field>
      {delivery === 'delivery' ? <Address /> : null}
      <order.Field name="paymentMethod">
        {(field) => (
          <RadioGroup
            label={t('column.method')}
            isRequired
            options={paymentMethods.map((id) => ({
              id,
              label: t(`paymentMethod.${id}`),
              ...(id === 'on_account' && !isOnAccountOpen
                ? { description: t('manual.error.credit'), isDisabled: true }
                : {}),
            }))}
            {...field}
          />
        )}
      </order.Field>
      <order.Field name="purchaseOrder">
        {(field) => (
          <TextField label={t('column.purchaseOrder')} isCode autoComplete="off" {...field} />
        )}
      </order.Field>
      <order.Field name="note">
        {(field) => <TextArea label={t('manual.note')} {...field} />}
      </order.Field>
    </>
  )
}

function Address() {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <>
      <order.Field name="address.line1">
        {(field) => (
          <TextField label={t('manual.address.line1')} isRequired autoComplete="off" {...field} />
        )}
      </order.Field>
      <order.Field name="address.town">
        {(field) => (
          <TextField label={t('manual.address.town')} isRequired autoComplete="off" {...field} />
        )}
      </order.Field>
      <order.Field name="address.county">
        {(field) => (
          <TextField label={t('column.county')} isRequired autoComplete="off" {...field} />
        )}
      </order.Field>
      <order.Field name="address.countryCode">
        {(field) => (
          <Select
            label={t('manual.address.country')}
            isRequired
            placeholder={t('manual.address.chooseCountry')}
            options={countries.map((id) => ({ id, label: formats.country(id) }))}
            {...field}
          />
        )}
      </order.Field>
    </>
  )
}
