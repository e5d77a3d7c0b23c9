import type { Match, Provider } from '@console/domain/merchant-sale'
import { weightedAssign } from '../../random/weightedAssign'
import { once, onceForEach } from '../../random/once'
import { seededRandom } from '../../random/random'
import { products } from '../product/rows'
import { minute } from '../../store/clock'
import { tradingTimes } from '../shared/tradingTimes'
import { tillNumbersOf } from '../business/tills'
import { type Merchant, merchants, providerOf } from './tills'

/** 3 000 payments at tills in twelve months. */
const saleCount = 3000

/** Matching situation of a payment: the result, or else the receipts that could match. */
type Situation =
  | Exclude<Match, 'unmatched' | 'disputed'>
  | 'disputed'
  /** Disputed after it was matched. */
  | 'disputed_later'
  /** One free receipt with exactly its amount. */
  | 'exact'
  /** The same, from another till. */
  | 'other_till'
  /** Two with exactly its amount, from one till and time. */
  | 'tie'
  /** One with another amount. */
  | 'near'
  | 'none'

/** 8 % are unmatched, all among the last 600; 2 % have differences. */
const situations = once(() => [
  ...weightedAssign<Situation>('merchantSale', 'past', {
    matched: 2344,
    partial: 46,
    disputed: 2,
    disputed_later: 8,
    exact: 0,
    other_till: 0,
    tie: 0,
    near: 0,
    none: 0,
  }),
  ...weightedAssign<Situation>('merchantSale', 'recent', {
    matched: 338,
    partial: 14,
    disputed: 5,
    disputed_later: 3,
    exact: 150,
    other_till: 16,
    tie: 10,
    near: 38,
    none: 26,
  }),
])

/** A product bought over the counter. */
interface Item {
  /** Index of the product. */
  product: number
  quantity: number
}

/** A payment before a receipt is matched. */
export interface MerchantSaleSeed {
  index: number
  situation: Situation
  /** In milliseconds since 1970. */
  at: number
  merchant: Merchant
  till: string
  provider: Provider
  items: readonly Item[]
  /** Price of the purchase, in minor units of the merchant's currency. */
  total: number
  /** Overpayment; negative if less was paid. */
  difference: number
}

const times = once(() => tradingTimes('merchantSale', saleCount))

/** Few merchants sell much, many a little. */
function merchantOf(index: number, at: number): Merchant {
  const known = merchants()
  const share = seededRandom('merchantSale', index, 'merchant').next() ** 1.6
  return known.entries[Math.floor(share * known.before(at))] as Merchant
}

/** One to four products that were on the shelf by then. */
function itemsOf(index: number, { shelf }: Merchant, at: number): Item[] {
  const stream = seededRandom('merchantSale', index, 'items')
  const count = 1 + Math.floor(stream.next() ** 1.4 * 4)
  const sold = new Map<number, number>()
  for (let line = 0; line < count; line += 1)
    sold.set(
      shelf.entries[stream.integer(0, shelf.before(at) - 1)] as number,
      stream.pick([1, 1, 1, 2, 3]),
    )
  return [...sold].map(([product, quantity]) => ({ product, quantity }))
}

/** Deviation of a payment: the smallest unit, or up to a twentieth, mostly too little. */
function differenceOf(index: number, situation: Situation, total: number): number {
  if (situation !== 'partial' && situation !== 'near') return 0
  const stream = seededRandom('merchantSale', index, 'difference')
  const bps = stream.pick([0, 55, 100, 250, 500])
  const sign = stream.next() < 0.8 ? -1 : 1
  return sign * Math.max(1, Math.round((total * bps) / 10_000))
}

/** A payment as it arrived. */
const seedOf = onceForEach((index: number): MerchantSaleSeed => {
  const at = times()[index] ?? 0
  const situation = situations()[index] ?? 'none'
  const merchant = merchantOf(index, at)
  const items = itemsOf(index, merchant, at)
  const total = items.reduce(
    (sum, { product, quantity }) => sum + quantity * (products()[product]?.price.amount ?? 0),
    0,
  )
  return {
    index,
    situation,
    at,
    merchant,
    till: seededRandom('merchantSale', index, 'till').pick(tillNumbersOf(merchant.business.index)),
    provider: providerOf(merchant.business.country, index),
    items,
    total,
    difference: differenceOf(index, situation, total),
  }
})

/** All payments as they arrived, oldest first. */
export const merchantSaleSeeds = once(() =>
  Array.from({ length: saleCount }, (_, index) => seedOf(index)),
)

/** Time between a receipt and its payment, in milliseconds. */
export function writtenBefore(index: number): number {
  return seededRandom('merchantSale', index, 'written').integer(1, 20) * minute
}
