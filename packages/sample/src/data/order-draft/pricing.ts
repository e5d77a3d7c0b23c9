import type { Money } from '@console/core/contracts'
import {
  breakdownOf,
  exceedsCredit,
  needsApproval,
  priceLine,
  shareOf,
} from '@console/domain/order'
import type { PlaceableOrder, Quote } from '@console/domain/order-draft'
import { checksum } from '../../random/token'
import { type FieldFault, refuse } from '../../server/refuse'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { orderLimitsIn } from '../order/limits'
import { bulkDiscount, type taxes } from '../order/priced'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { priceIn } from '../shared/money'
import { settingsIn } from '../shop-setting/settingsIn'
import { creditOf, findCustomer } from './buyers'
import { isSold, offerOf, termsOfSale } from './offers'

/** An order at the server's prices, and its products. */
export interface Priced {
  quote: Quote
  products: readonly Product[]
}

/** Delivery fees, in shillings: businesses order by the pallet. */
const fees = { person: 300, business: 2500 }

/**
 * Prices an order with current prices. Of the body only overrides are accepted, which need a reason; all other prices are the
 * server's.
 * @throws Refusal 422 if a product is no longer sold, or less than its minimum quantity is ordered
 */
export function priceOrder(database: SampleDatabase, body: PlaceableOrder): Priced {
  const products = body.lines.map(({ offer }) => database.find(productEntity, offer.token))
  const errors = body.lines.flatMap(({ quantity }, line): FieldFault[] => {
    const product = products[line]
    if (!product || !isSold(product, database))
      return [{ pointer: `/lines/${line}/offer`, message: 'order.offer_ended' }]
    if (quantity < termsOfSale(product).moq)
      return [{ pointer: `/lines/${line}/quantity`, message: 'order.quantity_low' }]
    return []
  })
  if (errors.length > 0) throw refuse(422, 'validation', 'body.invalid', { errors })

  const sold = products as Product[]
  const lines = body.lines.map((line, place) => pricedLine(line, sold[place] as Product, database))
  const deliveryFee = deliveryFeeOf(database, body, sold[0] as Product)
  const breakdown = breakdownOf({
    status: 'draft',
    lines: lines.map((line) => ({ ...line, returned: 0 })),
    deliveryFee,
    refunds: [],
    transactions: [],
  })
  return {
    products: sold,
    quote: {
      quoteToken: nameOf(lines, breakdown),
      lines,
      breakdown,
      ...limitsOver(database, body, breakdown.total),
    },
  }
}

/** Names a quote: other lines, prices or delivery have another name; stock is not part of it. */
function nameOf(lines: Quote['lines'], breakdown: Quote['breakdown']): string {
  const priced = lines.map(({ offer, ...line }) => ({
    ...line,
    token: offer.token,
    price: offer.price,
  }))
  return checksum(JSON.stringify([priced, breakdown]))
}

function pricedLine(
  { quantity, override }: PlaceableOrder['lines'][number],
  product: Product,
  database: SampleDatabase,
): Quote['lines'][number] {
  const { currency } = product.price
  const unitPrice = override ? { amount: override.price.amount, currency } : product.price
  // An agreed price is final: no discount applies.
  const off = override ? 0 : bulkDiscount(quantity)
  const discount = { amount: shareOf(unitPrice.amount * quantity, off), currency }
  const taxBps =
    termsOfSale(product).taxClass === 'standard' ? taxIn(database, countryOf(database, product)) : 0
  const priced = { unitPrice, quantity, discount, taxBps }
  return { offer: offerOf(product), ...priced, ...priceLine(priced) }
}

/** Country of a product's seller. */
function countryOf(database: SampleDatabase, { business }: Product) {
  return database.find(businessEntity, business.token)?.country as keyof typeof taxes
}

/** Tax rate of a country in the shop's settings, in hundredths of a per cent; zero for a country without a rate. */
function taxIn(database: SampleDatabase, country: keyof typeof taxes): number {
  const { rates } = settingsIn(database, 'tax')
  return rates.find((rate) => rate.country === country && rate.class === 'standard')?.rateBps ?? 0
}

function deliveryFeeOf(database: SampleDatabase, body: PlaceableOrder, product: Product): Money {
  if (body.deliveryMethod === 'pickup') return { ...product.price, amount: 0 }
  const isBusiness =
    body.buyerSource === 'known' ? body.buyer?.business != null : body.newBuyer.type === 'business'
  return priceIn(countryOf(database, product), fees[isBusiness ? 'business' : 'person'])
}

function limitsOver(
  database: SampleDatabase,
  { buyerSource, buyer, paymentMethod }: PlaceableOrder,
  total: Money,
): Pick<Quote, 'overLimit' | 'overCredit'> {
  const limits = orderLimitsIn(database)
  const limit = limits.manual.find(({ currency }) => currency === total.currency)
  const customer =
    buyerSource === 'known' && buyer ? findCustomer(database, buyer.token) : undefined
  const credit = customer && paymentMethod === 'on_account' ? creditOf(customer, database) : null
  return {
    overLimit: needsApproval({ channel: 'manual', total }, limits) ? (limit ?? null) : null,
    overCredit:
      credit && credit.limit.currency === total.currency && exceedsCredit(credit, total)
        ? { ...total, amount: Math.max(0, credit.limit.amount - credit.used.amount) }
        : null,
  }
}
