import { sumsOf } from '@console/core/contracts'
import type { Business } from '../business/rows'
import { grouped } from '../../draws/grouped'
import { once, onceForEach } from '../../draws/once'
import { instant, sampleStart } from '../../store/clock'
import { returnsOf } from '../return-voucher/seeds'
import { day } from '../shared/approval'
import { pricedLinesOf, totalOf } from './priced'
import { type OrderSeed, orderSeed, orderSeeds } from './seeds'
import { stepsOf } from './steps'
import { orderTimes } from './times'

/*
 * What was ordered, counted for those who have sold or brought it. Orders are a while in the making: nothing is counted before it is asked
 * for, and of the money only that of whom it is asked of.
 */

/** The midnight that begins the last 30 days, today included. */
const monthStart = sampleStart - (sampleStart % day) - 29 * day

/** The orders of the last 30 days, oldest first; the others need not be made for them. */
const ofMonth = once((): OrderSeed[] =>
  orderTimes().flatMap((at, index) => (at >= monthStart ? [orderSeed(index)] : [])),
)

const bySeller = once(() => grouped(orderSeeds(), ({ seller }) => seller.index))
const bySellerLately = once(() => grouped(ofMonth(), ({ seller }) => seller.index))
const byAgentLately = once(() => grouped(ofMonth(), ({ agent }) => agent?.index))

/** What was ordered of a business in the last 30 days, by its index. */
export const orderedOf = onceForEach(
  (seller: number): Pick<Business['stats'], 'orders30d' | 'gmv30d' | 'returnsRateBps'> => {
    const orders = bySellerLately().get(seller) ?? []
    const returned = orders.filter(({ index }) => returnsOf(index).length > 0)
    return {
      orders30d: orders.length,
      gmv30d: sumsOf(orders.map(totalOf)),
      returnsRateBps:
        orders.length === 0 ? 0 : Math.round((returned.length * 10_000) / orders.length),
    }
  },
)

/** When something was last ordered of a business; null for never. */
export function lastOrderedOf(seller: number): string | null {
  const last = (bySellerLately().get(seller) ?? bySeller().get(seller))?.at(-1)
  return last ? instant(last.at) : null
}

/** What was ordered of a business on each of some days, and what of anything was sent back on them. */
export function orderedByDay(seller: number, dates: readonly string[]) {
  const orders = bySeller().get(seller) ?? []
  const dateOf = (at: number) => instant(at).slice(0, 10)
  const onDay = grouped(orders, ({ at }) => dateOf(at))
  const returns = grouped(
    orders.flatMap(({ index }) => returnsOf(index)),
    ({ raisedAt }) => dateOf(raisedAt),
  )
  return dates.map((date) => {
    const own = onDay.get(date) ?? []
    return {
      date,
      orders: own.length,
      gmv: sumsOf(own.map(totalOf)),
      returns: returns.get(date)?.length ?? 0,
    }
  })
}

/** How many orders an agent has brought in the last 30 days. */
export function broughtBy(agent: number): number {
  return byAgentLately().get(agent)?.length ?? 0
}

/** How many pieces of each product were sold in the last 30 days: what was cancelled was not. */
const pieces = once(() => {
  const sold = new Map<number, number>()
  for (const seed of ofMonth()) {
    if (stepsOf(seed.index).at(-1)?.to === 'cancelled') continue
    for (const { item, quantity } of pricedLinesOf(seed))
      sold.set(item, (sold.get(item) ?? 0) + quantity)
  }
  return sold
})

/** How many pieces of a product were sold in the last 30 days. */
export function soldOf(product: number): number {
  return pieces().get(product) ?? 0
}
