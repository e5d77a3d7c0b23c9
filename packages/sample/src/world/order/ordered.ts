import type { Business } from '../business/rows'
import { grouped } from '../../draws/grouped'
import { once, onceForEach } from '../../draws/once'
import { sumsOf } from '../../lists/sumsOf'
import { instant, sampleStart } from '../../store/clock'
import { returnsOf } from '../return-voucher/seeds'
import { day } from '../shared/approval'
import { amountsOf } from './amounts'
import { linesOf } from './lines'
import { type OrderSeed, orderSeeds } from './seeds'
import { stepsOf } from './steps'

/*
 * What was ordered, counted for those who have sold or brought it. Orders are a while in the making: nothing is counted before it is asked
 * for, and of the money only that of whom it is asked of.
 */

/** The midnight that begins the last 30 days, today included. */
const monthStart = sampleStart - (sampleStart % day) - 29 * day

/** All orders that were placed, oldest first: drafts were not. */
const placed = once(() =>
  orderSeeds().filter(({ index, channel }) => channel !== 'manual' || stepsOf(index).length > 0),
)

const bySeller = once(() => grouped(placed(), ({ seller }) => seller.index))
const byAgent = once(() => grouped(placed(), ({ agent }) => agent?.index))

function isOfMonth({ at }: OrderSeed): boolean {
  return at >= monthStart
}

/** What was ordered of a business in the last 30 days, by its index. */
export const orderedOf = onceForEach(
  (seller: number): Pick<Business['stats'], 'orders30d' | 'gmv30d' | 'returnsRateBps'> => {
    const orders = (bySeller().get(seller) ?? []).filter(isOfMonth)
    const returned = orders.filter(({ index }) => returnsOf(index).length > 0)
    return {
      orders30d: orders.length,
      gmv30d: sumsOf(orders.map(({ index }) => amountsOf(index).breakdown.total)),
      returnsRateBps:
        orders.length === 0 ? 0 : Math.round((returned.length * 10_000) / orders.length),
    }
  },
)

/** When something was last ordered of a business; null for never. */
export function lastOrderedOf(seller: number): string | null {
  const last = bySeller().get(seller)?.at(-1)
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
      gmv: sumsOf(own.map(({ index }) => amountsOf(index).breakdown.total)),
      returns: returns.get(date)?.length ?? 0,
    }
  })
}

/** How many orders an agent has brought in the last 30 days. */
export function broughtBy(agent: number): number {
  return (byAgent().get(agent) ?? []).filter(isOfMonth).length
}

/** How many pieces of each product were sold in the last 30 days: what was cancelled was not. */
const pieces = once(() => {
  const sold = new Map<number, number>()
  for (const seed of placed().filter(isOfMonth)) {
    if (stepsOf(seed.index).at(-1)?.to === 'cancelled') continue
    for (const [place, { quantity }] of linesOf(seed).entries()) {
      const product = seed.items[place] ?? -1
      sold.set(product, (sold.get(product) ?? 0) + quantity)
    }
  }
  return sold
})

/** How many pieces of a product were sold in the last 30 days. */
export function soldOf(product: number): number {
  return pieces().get(product) ?? 0
}
