import { useFormats } from '@console/core/i18n'
import { buyerNameOf, type PlaceableOrder } from '@console/domain/order-draft'
import { DescriptionList } from '@console/details'
import { useTranslation } from 'react-i18next'

/** Buyer, delivery and payment of an order. */
export function ReviewDetails({ body }: { body: PlaceableOrder }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { deliveryMethod, address, paymentMethod, purchaseOrder, note, lines } = body
  const { line1, town, county, countryCode } = address
  return (
    <DescriptionList
      details={[
        { label: t('column.buyer'), value: <bdi>{buyerNameOf(body)}</bdi> },
        { label: t('column.seller'), value: <bdi>{lines[0]?.offer.seller.label}</bdi> },
        {
          label: t('column.delivery'),
          value:
            deliveryMethod === 'pickup'
              ? t('deliveryMethod.pickup')
              : formats.list([line1, town, county, formats.country(countryCode ?? '')]),
        },
        { label: t('column.method'), value: t(`paymentMethod.${paymentMethod}`) },
        ...(purchaseOrder.trim() === ''
          ? []
          : [{ label: t('column.purchaseOrder'), value: <bdi>{purchaseOrder}</bdi> }]),
        ...(note.trim() === '' ? [] : [{ label: t('manual.note'), value: <bdi>{note}</bdi> }]),
      ]}
    />
  )
}
