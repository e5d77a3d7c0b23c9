import { currencies, type Money } from '@console/core/contracts'
import { firstBlocker, transitionOf } from '@console/core/flows'
import {
  order,
  type OrderDetail,
  type OrderFlag,
  type OrderLine,
  type OrderRecord,
} from '@console/domain/order'
import {
  agreedTo,
  asksApproval,
  hasNewPrices,
  type OrderToPlace,
  type PlaceableOrder,
} from '@console/domain/order-draft'
import { token } from '../../random/token'
import type { Account } from '../../accounts/accounts'
import { type FieldFault, refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { day, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { orderEntity } from '../order/entity'
import { highValues } from '../order/limits'
import { bookOf } from '../commission-rate/book'
import { frozenRates } from '../order/rates'
import type { Order } from '../order/rows'
import { reviewerWith } from '../../accounts/actors'
import { maskedPhone } from '../shared/parties'
import { settingsIn } from '../shop-setting/settingsIn'
import { creditOf, findCustomer } from './buyers'
import { type Priced, priceOrder } from './pricing'
import { currentEvent } from '../../store/currentEvent'

/** Payment term of an order on account, in days. */
const termsDays = 30

/** Delivery time of an order by the staff. */
const promised = 4 * day

/** Token of the order that a draft becomes: a draft is placed once. */
export function placedToken(draftToken: string): string {
  return token(`placed ${draftToken}`, 0)
}

/**
 * Places an order, within the lifecycle of orders.
 * @throws Refusal 409 `price_changed` if the quote is not the current one, 422 with the fields that are wrong
 */
export function placeOrder(
  database: SampleDatabase,
  account: Account,
  draftToken: string,
  body: OrderToPlace,
): Order {
  const priced = priceOrder(database, body)
  const { quote } = priced
  refuseChanged(body, priced)
  const customer = body.buyer ? findCustomer(database, body.buyer.token) : undefined
  if (body.buyerSource === 'known' && !customer) throw refuseField('/buyer', 'order.buyer_unknown')
  if (body.paymentMethod === 'on_account' && !(customer && creditOf(customer, database)))
    throw refuseField('/paymentMethod', 'order.buyer_without_account')
  refuseShort(body, priced)
  if (asksApproval(body, quote) && !body.asksApproval)
    throw refuseField('/asksApproval', 'order.approval_missing')

  const now = database.now()
  const at = instant(now)
  const { total } = quote.breakdown
  const lines = linesOf(draftToken, body, priced, database)
  const flags: OrderFlag[] = []
  if (total.amount > (highValues.get(total.currency) ?? Infinity)) flags.push('high_value')
  if (!customer) flags.push('first_order')
  if (quote.overLimit) flags.push('needs_approval')
  if (quote.overCredit) flags.push('credit_exceeded')
  if (body.lines.some(({ override }) => override)) flags.push('price_overridden')
  const by = reviewerWith(account.token)
  const isOnAccount = body.paymentMethod === 'on_account'
  const draft: OrderRecord = {
    status: 'draft',
    paymentMethod: body.paymentMethod,
    paymentStatus: isOnAccount ? 'on_account' : 'unpaid',
    deliveryMethod: body.deliveryMethod,
    flags,
    createdBy: by,
    lines,
    shipments: [],
    returns: [],
    cancellation: null,
    deliveryFee: quote.breakdown.delivery,
    refunds: [],
  }
  const blocker = firstBlocker(order, {
    record: draft,
    event: 'place',
    caller: account,
    body: {},
  })
  const transition = transitionOf(order, draft, 'place')
  if (blocker || !transition) throw refuse(409, blocker ?? 'wrong_status', 'order.not_placeable')
  const { status } = order.after(draft, transition, { by, at, body: {}, shipmentToken: draftToken })

  const seller = database.find(businessEntity, priced.products[0]?.business.token ?? '')
  const credit = isOnAccount && customer ? creditOf(customer, database) : null
  return database.add<Order>(
    orderEntity,
    {
      secureToken: placedToken(draftToken),
      reference: nextReference(database, at),
      channel: 'manual',
      status,
      createdAt: at,
      placedAt: at,
      changedAt: at,
      buyer: customer?.buyer ?? newBuyerOf(draftToken, body),
      seller: priced.products[0]?.business ?? { token: '', label: '' },
      agent: null,
      createdBy: by,
      purchaseOrder: body.purchaseOrder.trim() || null,
      lineCount: lines.length,
      total,
      agentCommission: null,
      paymentMethod: body.paymentMethod,
      paymentStatus: draft.paymentStatus,
      dueAt: isOnAccount ? instant(now + termsDays * day) : null,
      deliveryMethod: body.deliveryMethod,
      county:
        body.deliveryMethod === 'pickup' ? (seller?.county ?? '') : body.address.county.trim(),
      promisedAt: instant(now + promised),
      carrier: null,
      flags,
      decision: null,
      placed: {
        lines,
        deliveryFee: quote.breakdown.delivery,
        termsDays: isOnAccount ? termsDays : null,
        credit,
        address: addressOf(body),
        emailMasked: maskedEmail(customer?.buyer.name ?? body.newBuyer.email),
        note: body.note.trim() || null,
        ...(customer ? {} : { isBuyerNew: true as const }),
      },
    },
    account.token,
    {
      done: {
        action: 'place',
        event: currentEvent(database, {
          at,
          actor: by,
          type: transition.recorded,
          from: 'draft',
          to: status,
          note: pricesAgreed(lines),
        }),
      },
    },
  )
}

function refuseField(pointer: string, message: Sentence) {
  return refuse(422, 'validation', 'body.invalid', {
    errors: [{ pointer, message }],
  })
}

/**
 * Refuses a price that the buyer has not seen: the accepted quote must be the current one, and every item chosen at its current
 * price.
 */
function refuseChanged(body: OrderToPlace, { quote }: Priced): void {
  const { quoteToken, total } = agreedTo(quote)
  const isAgreed =
    body.quote.quoteToken === quoteToken &&
    body.quote.total.amount === total.amount &&
    body.quote.total.currency === total.currency
  if (!isAgreed || hasNewPrices(quote, body))
    throw refuse(409, 'price_changed', 'order.price_changed', { quote })
}

/** Refuses an order that exceeds the stock, also across several lines. */
function refuseShort({ lines }: PlaceableOrder, { quote }: Priced): void {
  const left = new Map(quote.lines.map(({ offer }) => [offer.token, offer.available]))
  const errors = lines.flatMap(({ offer, quantity }, line): FieldFault[] => {
    const available = left.get(offer.token) ?? 0
    left.set(offer.token, available - quantity)
    return quantity > available
      ? [
          {
            pointer: `/lines/${line}/quantity`,
            message: { key: 'order.stock', values: { available: Math.max(0, available) } },
          },
        ]
      : []
  })
  if (errors.length > 0) throw refuse(422, 'stock_short', 'order.stock_short', { errors })
}

/** Stored lines: nothing has been shipped or returned, and their rates are frozen. */
function linesOf(
  draftToken: string,
  body: PlaceableOrder,
  { quote, products }: Priced,
  database: SampleDatabase,
): Omit<OrderLine, 'image'>[] {
  const rates = frozenRates({
    book: bookOf(database),
    at: instant(database.now()),
    agent: null,
    items: products,
    lines: quote.lines,
    delivery: quote.breakdown.delivery.amount,
  })
  return quote.lines.flatMap(({ unitPrice, quantity, discount, taxBps, tax, total }, line) => {
    const product = products[line]
    const override = body.lines[line]?.override
    if (!product) return []
    return [
      {
        lineId: token(`line ${draftToken}`, line),
        product: {
          token: product.secureToken,
          label: product.name,
          productToken: product.productToken,
        },
        sku: product.sku,
        unitPrice,
        override: override ? { listPrice: product.price, reason: override.reason } : null,
        quantity,
        discount,
        taxBps,
        tax,
        total,
        dispatched: 0,
        dropped: 0,
        returned: 0,
        rates: rates[line] ?? { platform: null, agent: null },
      },
    ]
  })
}

/** Text of overridden prices in the history: the product, the regular price, the price here, and the reason; null for none. */
function pricesAgreed(lines: readonly Omit<OrderLine, 'image'>[]): string | null {
  const agreed = lines.flatMap(({ product, sku, unitPrice, override }) =>
    override
      ? [
          `${product.label} (${sku}): ${shown(override.listPrice)} → ${shown(unitPrice)}. ${override.reason}`,
        ]
      : [],
  )
  return agreed.length > 0 ? agreed.join('\n') : null
}

function shown({ amount, currency }: Money): string {
  const decimals = currencies[currency]
  return `${currency} ${(amount / 10 ** decimals).toFixed(decimals)}`
}

function addressOf({ deliveryMethod, address }: PlaceableOrder): OrderDetail['address'] {
  const { line1, town, county, countryCode } = address
  if (deliveryMethod === 'pickup' || countryCode === null) return null
  return { line1: line1.trim(), town: town.trim(), county: county.trim(), countryCode }
}

function newBuyerOf(draftToken: string, { newBuyer }: PlaceableOrder): Order['buyer'] {
  return {
    userToken: token(`buyer ${draftToken}`, 0),
    name: newBuyer.name.trim(),
    business: null,
    phoneMasked: maskedPhone(newBuyer.phone.replaceAll(/[\s()-]/g, '')),
  }
}

function maskedEmail(of: string): string {
  return `${of.slice(0, 1).toLowerCase()}•••@mail.example`
}

/** Numbers the staff's orders from 1 each year, and after the prefix in the shop's settings has changed. */
function nextReference(database: SampleDatabase, at: string): string {
  const { prefixes } = settingsIn(database, 'orders')
  const beginning = `${prefixes.manual}-${at.slice(0, 4)}-`
  const last = database
    .rows(orderEntity)
    .filter(({ reference }) => reference.startsWith(beginning))
    .reduce((max, { reference }) => Math.max(max, Number(reference.slice(beginning.length))), 0)
  return `${beginning}${String(last + 1).padStart(6, '0')}`
}
