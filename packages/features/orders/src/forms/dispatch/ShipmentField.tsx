import { useFormats } from '@console/core/i18n'
import type { OrderDetail, Shipment } from '@console/domain/order'
import { RadioGroup } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Field for the shipment that an action is about. */
const shipmentField = defineForm(z.object({ shipmentToken: z.string() }))

/** Shipments of an order in transit. */
function shipmentsInTransit({ shipments }: OrderDetail): readonly Shipment[] {
  return shipments.filter(({ state }) => state === 'under_way')
}

/**
 * Field for a shipment in transit; a single one is preselected.
 * @param about shipment that the action was started from; null for none
 */
export function oneOf(detail: OrderDetail, about: string | null) {
  const tokens = shipmentsInTransit(detail).map(({ shipmentToken }) => shipmentToken)
  const [only, ...others] = tokens
  const chosen = tokens.find((token) => token === about) ?? (others.length === 0 ? only : undefined)
  return {
    schema: z.string().check(z.refine((token) => tokens.includes(token))),
    initial: chosen ?? '',
  }
}

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
