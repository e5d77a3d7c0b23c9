import type { OrderRow } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { saying } from '../says'

const carrier = z.string().check(z.trim(), z.maxLength(80))
const trackingNumber = z.string().check(
  z.trim(),
  z.maxLength(40),
  z.refine(
    (number) => number === '' || number.length >= 4,
    saying('order:hindrance.tracking_missing'),
  ),
)

const parcel = z.object({ carrier, trackingNumber })

const written = z.object({
  /** As it was pasted, also what matched no order. */
  pasted: z.string().check(z.maxLength(100_000)),
  /** Who brings all that name no other. */
  carrier,
  /** By the token of the order: what is kept as a draft may be opened over others. */
  rows: z.record(z.string(), parcel),
  /** Orders without a number are left out. */
  leavesOut: z.boolean(),
})

/** What is written of many orders that leave. */
type Written = z.infer<typeof written>

/** The fields of a dispatch of many. */
export const manyFields = defineForm(written)

/** The form of a dispatch of these orders: each has who brings it and a number, or is left out. */
export function dispatchMany(orders: readonly OrderRow[]) {
  const rows = z.object(Object.fromEntries(orders.map(({ secureToken }) => [secureToken, parcel])))
  return defineForm(
    z.extend(written, { rows }).check((context) => {
      const { rows, carrier, leavesOut } = context.value
      for (const { secureToken } of orders) {
        const row = rows[secureToken]
        const wrong =
          (row?.trackingNumber ?? '') === ''
            ? !leavesOut && 'trackingNumber'
            : carrier === '' && row?.carrier === '' && 'carrier'
        if (wrong)
          context.issues.push({ code: 'custom', input: '', path: ['rows', secureToken, wrong] })
      }
      if (leavesOut && orders.every(({ secureToken }) => !rows[secureToken]?.trackingNumber))
        context.issues.push({
          code: 'custom',
          input: rows,
          ...saying('orders:dispatchMany.nothing'),
        })
    }),
  )
}

/** The orders of which nothing is written, and nothing is wrong. */
export const blankMany = (orders: readonly OrderRow[]): Written => ({
  pasted: '',
  carrier: '',
  rows: Object.fromEntries(
    orders.map(({ secureToken }) => [secureToken, { carrier: '', trackingNumber: '' }]),
  ),
  leavesOut: false,
})

/** What is said of each order by itself; null of one that is left out. */
export function ownOf(orders: readonly OrderRow[], { rows, carrier }: Written) {
  return Object.fromEntries(
    orders.map(({ secureToken }) => {
      const row = rows[secureToken]
      return [
        secureToken,
        row?.trackingNumber
          ? { trackingNumber: row.trackingNumber, carrier: row.carrier || carrier }
          : null,
      ]
    }),
  )
}
