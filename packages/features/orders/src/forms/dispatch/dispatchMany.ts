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
    saying('order:blocker.tracking_missing'),
  ),
)

const parcel = z.object({ carrier, trackingNumber })

const written = z.object({
  /** Pasted text, including rows without a match. */
  pasted: z.string().check(z.maxLength(100_000)),
  /** Default carrier. */
  carrier,
  /** By order token: a stored draft may be opened for other orders. */
  rows: z.record(z.string(), parcel),
  /** Set to leave out orders without a number. */
  leavesOut: z.boolean(),
})

/** Values of a bulk dispatch. */
type Written = z.infer<typeof written>

/** Fields of a bulk dispatch. */
export const manyFields = defineForm(written)

/** Form of a bulk dispatch: each order has a carrier and a number, or is left out. */
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

/** Initial values without any input or error. */
export const blankMany = (orders: readonly OrderRow[]): Written => ({
  pasted: '',
  carrier: '',
  rows: Object.fromEntries(
    orders.map(({ secureToken }) => [secureToken, { carrier: '', trackingNumber: '' }]),
  ),
  leavesOut: false,
})

/** Individual input of each order; null if it is left out. */
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
