import type { OrderEvent, OrderRow, OrderInput, Pieces } from '@console/domain/order'
import { seededRandom, type SeededRandom } from '../../random/random'
import { onceForEach } from '../../random/once'
import { token } from '../../random/token'
import { day, hour, minute, sampleStart } from '../../store/clock'
import { isAwaiting } from './awaiting'
import { lineTokenOf } from './lines'
import { paymentOf } from './payments'
import { pricedLinesOf } from './priced'
import { type OrderSeed, orderSeed } from './seeds'

/** An event of an order in its lifecycle. */
export interface Step {
  event: OrderEvent
  /** In milliseconds since 1970. */
  at: number
  /** Status after it. */
  to: OrderRow['status']
  body: OrderInput
}

/** Time after which an unpaid order is cancelled automatically. */
const unpaidFor = 6 * day

/** Promised delivery time of an order. */
export function promisedAt({ at, channel }: Pick<OrderSeed, 'at' | 'channel'>): number {
  return at + (channel === 'b2b' ? 6 : 4) * day
}

/** Checks whether a staff order is still unseen: every second one of the last days. */
function isNew({ channel, index, at }: OrderSeed): boolean {
  return (
    channel === 'manual' &&
    at > sampleStart - 10 * day &&
    seededRandom('order', index, 'new').next() < 0.5
  )
}

/** Fixture record: an order in two parts, both in transit. */
const orderInTwoParts = 4852

const failures = ['nobody_there', 'nobody_there', 'wrong_address', 'refused'] as const

/** Token of a shipment: the first of an order has the number 0. */
export function shipmentToken(index: number, number: number): string {
  return token('shipment', index * 4 + number)
}

/**
 * Steps of an order's shipping and delivery: mostly at once, sometimes in two parts, or at the second attempt.
 */
function journeyOf(
  seed: OrderSeed,
  stream: SeededRandom,
  preparedAt: number,
  slowness: number,
): Step[] {
  const { index, deliveryMethod, items } = seed
  const share = stream.next()
  const left = preparedAt + (8 + stream.next() * 60) * hour * slowness
  const patience = deliveryMethod === 'pickup' ? 2.5 : 1
  const arrived = left + (5 + stream.next() * 48) * hour * patience
  const arrival: Step = { event: 'deliver', at: arrived, to: 'delivered', body: {} }
  if (deliveryMethod === 'pickup')
    return [{ event: 'ready', at: left, to: 'dispatched', body: {} }, arrival]

  const sending = (number: number): OrderInput => ({
    carrier: carrierOf(seed),
    trackingNumber: trackingOf(index, number),
  })
  const sent: Step = { event: 'dispatch', at: left, to: 'dispatched', body: sending(0) }
  const receivedBy = seed.customer.buyer.name
  if ((share < 0.1 && items.length > 1) || index === orderInTwoParts) {
    const rest = left + (20 + stream.next() * 50) * hour
    const arrives = (number: number): OrderInput => ({
      shipmentToken: shipmentToken(index, number),
      receivedBy,
    })
    return [
      {
        event: 'dispatch_part',
        at: left,
        to: 'partly_dispatched',
        body: { ...sending(0), lines: firstHalf(seed) },
      },
      { event: 'dispatch', at: rest, to: 'dispatched', body: sending(1) },
      { event: 'deliver', at: rest + (arrived - left) * 0.8, to: 'dispatched', body: arrives(0) },
      { event: 'deliver', at: rest + (arrived - left), to: 'delivered', body: arrives(1) },
    ]
  }
  if (share > 0.96) {
    const again = arrived + (10 + stream.next() * 30) * hour
    const reasonCode = stream.pick(failures)
    return [
      sent,
      { event: 'fail_delivery', at: arrived, to: 'preparing', body: { reasonCode } },
      { event: 'dispatch', at: again, to: 'dispatched', body: sending(1) },
      { event: 'deliver', at: again + day, to: 'delivered', body: { receivedBy } },
    ]
  }
  return [sent, { ...arrival, body: { receivedBy } }]
}

/** Lines that are shipped first if an order is shipped in two parts. */
function firstHalf(seed: OrderSeed): Pieces[] {
  return pricedLinesOf(seed)
    .slice(0, Math.ceil(seed.items.length / 2))
    .map(({ quantity }, place) => ({ lineId: lineTokenOf(seed.index, place), quantity }))
}

const carriers = ['Safari Couriers', 'Twiga Express', 'Nyota Parcels', 'Ziwa Logistics']

function carrierOf({ index }: OrderSeed): string {
  return seededRandom('order', index, 'carrier').pick(carriers)
}

function trackingOf(index: number, number: number): string {
  return `TRK-${seededRandom('order', index, `tracking ${number}`).integer(10_000_000, 99_999_999)}`
}

const cancellations = ['buyer_request', 'buyer_request', 'out_of_stock', 'duplicate_order'] as const

/** Steps of an order until it is delivered, regardless of the sample's start. */
export const wayOf = onceForEach((index: number): Step[] => {
  const seed = orderSeed(index)
  const { at, channel, paymentMethod } = seed
  const payment = paymentOf(index)
  const stream = seededRandom('order', index, 'pace')
  const slowness = stream.next() < 0.08 ? 3.5 : 1
  const placed: Step = { event: 'place', at, to: 'placed', body: {} }
  if (isAwaiting(index) || isNew(seed)) return [placed]
  const cancelled = (at: number, body: OrderInput): Step => ({
    event: 'cancel',
    at,
    to: 'cancelled',
    body,
  })
  if (payment.hasFailed) return [placed, cancelled(at + unpaidFor, { reasonCode: 'not_paid' })]

  const isLookedAt = channel === 'b2b' || channel === 'manual'
  const canGoOn = paymentMethod === 'on_account' ? at : (payment.paidAt ?? at)
  const confirmed = canGoOn + (1 + stream.next() * (isLookedAt ? 40 : 13)) * hour
  const prepared = confirmed + (4 + stream.next() * 36) * hour
  const way: Step[] = [
    placed,
    { event: 'confirm', at: confirmed, to: 'confirmed', body: {} },
    { event: 'prepare', at: prepared, to: 'preparing', body: {} },
  ]
  if (seededRandom('order', index, 'cancelled').next() < 0.02) {
    const stored = way.slice(0, stream.integer(1, 3))
    const reasonCode = stream.pick(cancellations)
    return [...stored, cancelled((stored.at(-1)?.at ?? at) + 40 * minute, { reasonCode })]
  }
  return [...way, ...journeyOf(seed, stream, prepared, slowness)]
})

/** Time at which an order was or would be delivered; null for never. */
export function deliveredAt(index: number): number | null {
  const last = wayOf(index).at(-1)
  return last?.to === 'delivered' ? last.at : null
}
