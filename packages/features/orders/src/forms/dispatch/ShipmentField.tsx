import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import { RadioGroup } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { shipmentField, shipmentsInTransit } from './shipments'

/** Choice of the shipment, if several are in transit. */
export function ShipmentField({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const all = shipmentsInTransit(detail)
  if (all.length < 2) return null
  return (
    <shipmentField.Field name="shipmentToken">
      {(field) => (
        <RadioGroup
          label={t('shipments.which')}
          isRequired
          options={all.map((shipment) => ({
            id: shipment.shipmentToken,
            label: t('shipments.title', {
              number: formats.number(detail.shipments.indexOf(shipment) + 1),
            }),
            description: formats.list(
              [shipment.carrier, shipment.trackingNumber].filter((part) => part !== null),
            ),
          }))}
          {...field}
          value={field.value === '' ? null : field.value}
        />
      )}
    </shipmentField.Field>
  )
}
