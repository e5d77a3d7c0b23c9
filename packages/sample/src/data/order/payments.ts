import { seededRandom } from '../../random/random'
import { onceForEach } from '../../random/once'
import { day, hour, minute } from '../../store/clock'
import { type OrderSeed, orderSeed } from './seeds'

/** Payment of an order. */
export interface Payment {
  /** Time of the charge; null if it is paid later. */
  chargedAt: number | null
  /** Time of the payment; null if it never arrived, or not yet. */
  paidAt: number | null
  hasFailed: boolean
  /** Due date; null if it is not on account. */
  dueAt: number | null
}

/** Payment term of a buyer on account, in days. */
export function termsOf({ customer }: OrderSeed): 14 | 30 {
  return seededRandom('business', customer.business?.index ?? 0, 'terms').next() < 0.5 ? 14 : 30
}

/** Payment of an order, regardless of a cancellation. */
export const paymentOf = onceForEach((index: number): Payment => {
  const seed = orderSeed(index)
  const stream = seededRandom('order', index, 'payment')
  const share = stream.next()
  const none = { chargedAt: null, paidAt: null, hasFailed: false, dueAt: null }
  switch (seed.paymentMethod) {
    case 'cash_on_delivery':
      return none
    case 'on_account': {
      const dueAt = seed.at + termsOf(seed) * day
      return { ...none, dueAt, paidAt: dueAt + (share * 20 - 12) * day }
    }
    default: {
      const chargedAt = seed.at + (1 + share * 4) * minute
      const hasFailed = stream.next() < 0.03
      const isSlow = seed.paymentMethod === 'bank_transfer'
      const wait = (0.2 + stream.next()) * (isSlow ? 2 * day : 3 * minute)
      return { ...none, chargedAt, hasFailed, paidAt: hasFailed ? null : chargedAt + wait }
    }
  }
})

/** Time at which the carrier hands over the cash for a delivery. */
export function cashAt(delivered: number): number {
  return delivered + 20 * hour
}
