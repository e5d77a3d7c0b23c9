import type { Money } from '@console/core/contracts'
import { type OrderLine, priceLine, shareOf } from '@console/domain/order'
import { draws, type Draws } from '../../draws/random'
import { token } from '../../draws/token'
import type { Country } from '../names/places'
import { taxClassOf } from '../product/firstFacts'
import { type Product, products } from '../product/rows'
import { instant } from '../../store/clock'
import { seedBook } from '../commission-rate/seeds'
import { inDollars, priceIn } from '../shared/money'
import { hasOtherPrice } from './awaiting'
import { frozenRates } from './rates'
import type { OrderSeed } from './seeds'

/** What is added to prices in each country, in hundredths of a per cent. */
export const taxes: Record<Country, number> = {
  KE: 1600,
  UG: 1800,
  TZ: 1800,
  RW: 1800,
  ET: 1500,
  SO: 500,
}

/** Why staff let somebody pay less. */
const overrides = ['Agreed by telephone', 'Old price, as quoted', 'Slightly damaged carton']

/** The lines of an order as they were placed, at the rates of that time: nothing has left or never will, nothing came back. */
export function linesOf(seed: OrderSeed): OrderLine[] {
  const stream = draws('order', seed.index, 'lines')
  const lines = seed.items.map((item, line) => lineOf(seed, item, line, stream))
  const rates = frozenRates({
    book: seedBook(),
    at: instant(seed.at),
    agent: seed.agent?.agentToken ?? null,
    items: seed.items.map((item) => products()[item] as Product),
    lines,
    delivery: deliveryFeeOf(seed).amount,
  })
  return lines.map((line, place) => ({
    ...line,
    rates: rates[place] ?? { platform: null, agent: null },
  }))
}

/** What it costs to bring an order. */
export function deliveryFeeOf({
  index,
  seller,
  deliveryMethod,
  currency,
  customer,
}: OrderSeed): Money {
  if (deliveryMethod === 'pickup') return { amount: 0, currency }
  const shillings = draws('order', index, 'fee').pick(
    customer.business ? [1500, 2500, 4000] : [200, 300, 450],
  )
  const fee = priceIn(seller.country, shillings)
  return currency === 'USD' ? inDollars(seller.country, fee) : fee
}

function lineOf(
  seed: OrderSeed,
  item: number,
  line: number,
  stream: Draws,
): Omit<OrderLine, 'rates'> {
  const { index, seller, channel, currency } = seed
  const product = products()[item] as Product
  const listPrice = currency === 'USD' ? inDollars(seller.country, product.price) : product.price
  const isDrawn = stream.next() < 0.25 && channel === 'manual'
  const isReduced = hasOtherPrice(index) ?? isDrawn
  const unitPrice = isReduced ? reduced(listPrice) : listPrice
  const quantity = quantityOf(seed, product, stream)
  const off = discountFor(quantity, stream)
  const priced = {
    unitPrice,
    quantity,
    discount: {
      // Nothing comes off what was agreed on.
      amount: isReduced ? 0 : shareOf(unitPrice.amount * quantity, off),
      currency,
    },
    taxBps: taxClassOf(item) === 'standard' ? taxes[seller.country] : 0,
  }
  return {
    lineId: token('orderLine', index * 100 + line),
    product: {
      token: product.secureToken,
      label: product.name,
      productToken: product.productToken,
    },
    sku: product.sku,
    image: product.image,
    override: isReduced ? { listPrice, reason: stream.pick(overrides) } : null,
    ...priced,
    ...priceLine(priced),
    dispatched: 0,
    dropped: 0,
    returned: 0,
  }
}

/** A price that staff agreed on: a twentieth less, in the units that people pay with. */
function reduced({ amount, currency }: Money): Money {
  const step = amount >= 10_000 ? 100 : 1
  return { amount: Math.max(1, Math.round((amount * 0.95) / step) * step), currency }
}

/** Businesses buy much, and what is sold to nobody else is bought in its least number. */
function quantityOf({ customer }: OrderSeed, { channels }: Product, stream: Draws): number {
  const share = stream.next()
  const isWholesale = !channels.includes('b2c') || (customer.business && channels.includes('b2b'))
  return isWholesale
    ? ([20, 20, 24, 30, 40, 50, 60, 100, 200][Math.floor(share * 9)] ?? 20)
    : 1 + Math.floor(share ** 2.5 * 6)
}

/** What comes off for buying much, in hundredths of a per cent. */
export function bulkDiscount(quantity: number): number {
  if (quantity >= 100) return 500
  return quantity >= 50 ? 300 : 0
}

/** What comes off for buying much, and off some of the rest, in hundredths of a per cent. */
function discountFor(quantity: number, stream: Draws): number {
  return bulkDiscount(quantity) || (stream.next() < 0.07 ? 1000 : 0)
}
