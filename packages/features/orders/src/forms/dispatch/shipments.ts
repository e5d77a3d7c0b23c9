import type { OrderDetail, Shipment } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Field for the shipment that an action is about. */
export const shipmentField = defineForm(z.object({ shipmentToken: z.string() }))

/** Shipments of an order in transit. */
export function shipmentsInTransit({ shipments }: OrderDetail): readonly Shipment[] {
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
