import { draws } from '../../draws/random'
import { onceForEach } from '../../draws/once'
import { day, hour, minute } from '../shared/approval'
import { type OrderSeed, orderSeed } from './seeds'

/** How the money of an order came in. */
export interface Payment {
  /** When the buyer was asked for it; null where it is paid later. */
  chargedAt: number | null
  /** When it was there; null where it never was, or not yet. */
  paidAt: number | null
  hasFailed: boolean
  /** When it is to be paid; null where it is not on account. */
  dueAt: number | null
}

/** Who buys on account pays within so many days. */
export function termsOf({ customer }: OrderSeed): 14 | 30 {
  return draws('business', customer.business?.index ?? 0, 'terms').next() < 0.5 ? 14 : 30
}

/** The payment of an order as it would be if nobody cancelled it. */
export const paymentOf = onceForEach((index: number): Payment => {
  const seed = orderSeed(index)
  const stream = draws('order', index, 'payment')
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

/** When the carrier hands over the cash for what was delivered. */
export function cashAt(delivered: number): number {
  return delivered + 20 * hour
}
