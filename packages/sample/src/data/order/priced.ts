import type { Money } from '@console/core/contracts'
import { type OrderLine, priceLine, shareOf } from '@console/domain/order'
import { seededRandom, type SeededRandom } from '../../random/random'
import type { Country } from '../../random/people'
import { taxClassOf } from '../product/firstDetails'
import { products, type UncountedProduct } from '../product/rows'
import { inDollars, priceIn } from '../shared/money'
import { hasOtherPrice } from './awaiting'
import type { OrderSeed } from './seeds'

/** Tax rate of each country, in hundredths of a per cent. */
export const taxes: Record<Country, number> = {
  KE: 1600,
  UG: 1800,
  TZ: 1800,
  RW: 1800,
  ET: 1500,
  SO: 500,
}

/** Reasons of staff for a lower price. */
const overrides = ['Agreed by telephone', 'Old price, as quoted', 'Slightly damaged carton']

/** Amounts of an order's line. Lists need no more of lines: the rest is computed when an order is opened. */
export interface PricedLine extends Pick<
  OrderLine,
  'quantity' | 'unitPrice' | 'discount' | 'taxBps' | 'tax' | 'total' | 'override'
> {
  /** Index of the product. */
  item: number
}

/** Amounts of each line of an order when it was placed. */
export function pricedLinesOf(seed: OrderSeed): PricedLine[] {
  const stream = seededRandom('order', seed.index, 'lines')
  return seed.items.map((item) => pricedLineOf(seed, item, stream))
}

/** Total of an order when it was placed, including delivery. */
export function totalOf(seed: OrderSeed): Money {
  const { amount: fee, currency } = deliveryFeeOf(seed)
  return {
    amount: pricedLinesOf(seed).reduce((sum, { total }) => sum + total.amount, fee),
    currency,
  }
}

/** Delivery fee of an order. */
export function deliveryFeeOf({
  index,
  seller,
  deliveryMethod,
  currency,
  customer,
}: OrderSeed): Money {
  if (deliveryMethod === 'pickup') return { amount: 0, currency }
  const shillings = seededRandom('order', index, 'fee').pick(
    customer.business ? [1500, 2500, 4000] : [200, 300, 450],
  )
  const fee = priceIn(seller.country, shillings)
  return currency === 'USD' ? inDollars(seller.country, fee) : fee
}

function pricedLineOf(seed: OrderSeed, item: number, stream: SeededRandom): PricedLine {
  const { index, seller, channel, currency } = seed
  const product = products()[item] as UncountedProduct
  const listPrice = currency === 'USD' ? inDollars(seller.country, product.price) : product.price
  const isDrawn = stream.next() < 0.25 && channel === 'manual'
  const isReduced = hasOtherPrice(index) ?? isDrawn
  const unitPrice = isReduced ? reduced(listPrice) : listPrice
  const quantity = quantityOf(seed, product, stream)
  const off = discountFor(quantity, stream)
  // No discount applies to an agreed price.
  const amount = isReduced ? 0 : shareOf(unitPrice.amount * quantity, off)
  const discount = { amount, currency }
  const taxBps = taxClassOf(item) === 'standard' ? taxes[seller.country] : 0
  const override = isReduced ? { listPrice, reason: stream.pick(overrides) } : null
  const { tax, total } = priceLine({ unitPrice, quantity, discount, taxBps })
  return { item, quantity, unitPrice, discount, taxBps, tax, total, override }
}

/** A price agreed with staff: a twentieth less, in the units of cash. */
function reduced({ amount, currency }: Money): Money {
  const step = amount >= 10_000 ? 100 : 1
  return { amount: Math.max(1, Math.round((amount * 0.95) / step) * step), currency }
}

/** Businesses buy large quantities; products for businesses alone are bought in the minimum quantity. */
function quantityOf(
  { customer }: OrderSeed,
  { channels }: UncountedProduct,
  stream: SeededRandom,
): number {
  const share = stream.next()
  const isWholesale = !channels.includes('b2c') || (customer.business && channels.includes('b2b'))
  return isWholesale
    ? ([20, 20, 24, 30, 40, 50, 60, 100, 200][Math.floor(share * 9)] ?? 20)
    : 1 + Math.floor(share ** 2.5 * 6)
}

/** Bulk discount, in hundredths of a per cent. */
export function bulkDiscount(quantity: number): number {
  if (quantity >= 100) return 500
  return quantity >= 50 ? 300 : 0
}

/** Bulk discount, or else an occasional discount, in hundredths of a per cent. */
function discountFor(quantity: number, stream: SeededRandom): number {
  return bulkDiscount(quantity) || (stream.next() < 0.07 ? 1000 : 0)
}
