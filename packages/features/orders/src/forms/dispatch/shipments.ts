import type { OrderDetail, Shipment } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** The field of which shipment something is about. */
export const shipmentField = defineForm(z.object({ shipmentToken: z.string() }))

/** What of an order is under way. */
export function shipmentsInTransit({ shipments }: OrderDetail): readonly Shipment[] {
  return shipments.filter(({ state }) => state === 'under_way')
}

/**
 * One of what is under way. Where it is only one, it is that one.
 * @param about the one that it was begun about; null for none
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
