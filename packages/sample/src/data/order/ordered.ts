import { sumsOf } from '@console/core/contracts'
import type { Business } from '../business/rows'
import { grouped } from '../../random/grouped'
import { once, onceForEach } from '../../random/once'
import { day, instant, sampleStart } from '../../store/clock'
import { returnsOf } from '../return-voucher/seeds'
import { pricedLinesOf, totalOf } from './priced'
import { type OrderSeed, orderSeed, orderSeeds } from './seeds'
import { stepsOf } from './steps'
import { orderTimes } from './times'

/*
 * Orders, counted by seller and by agent. Creating orders takes a while: nothing is counted before it is requested, and amounts
 * only for the requested seller.
 */

/** The midnight at which the last 30 days begin, today included. */
const monthStart = sampleStart - (sampleStart % day) - 29 * day

/** Orders of the last 30 days, oldest first; the others need not be created for them. */
const ofMonth = once((): OrderSeed[] =>
  orderTimes().flatMap((at, index) => (at >= monthStart ? [orderSeed(index)] : [])),
)

const bySeller = once(() => grouped(orderSeeds(), ({ seller }) => seller.index))
const bySellerLately = once(() => grouped(ofMonth(), ({ seller }) => seller.index))
const byAgentLately = once(() => grouped(ofMonth(), ({ agent }) => agent?.index))

/** Orders of a business in the last 30 days, by its index. */
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

/** Time of the last order of a business; null for never. */
export function lastOrderedOf(seller: number): string | null {
  const last = (bySellerLately().get(seller) ?? bySeller().get(seller))?.at(-1)
  return last ? instant(last.at) : null
}

/** Orders of a business on each of some days, and its returns on them. */
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

/** Number of orders that an agent has brought in the last 30 days. */
export function broughtBy(agent: number): number {
  return byAgentLately().get(agent)?.length ?? 0
}

/** Pieces sold of each product in the last 30 days, without cancelled ones. */
const pieces = once(() => {
  const sold = new Map<number, number>()
  for (const seed of ofMonth()) {
    if (stepsOf(seed.index).at(-1)?.to === 'cancelled') continue
    for (const { item, quantity } of pricedLinesOf(seed))
      sold.set(item, (sold.get(item) ?? 0) + quantity)
  }
  return sold
})

/** Number of pieces of a product sold in the last 30 days. */
export function soldOf(product: number): number {
  return pieces().get(product) ?? 0
}
