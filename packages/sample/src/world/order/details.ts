import { commissionOf, limitOf, type OrderDetail, type OrderRow } from '@console/domain/order'
import { lazily, once } from '../../draws/once'
import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { type World, world } from '../../store/store'
import { agents } from '../agent/rows'
import { businessAddress } from '../business/details'
import { businessEntity } from '../business/entity'
import { saleEntity } from '../sale/entity'
import { indexOf } from '../shared/indexOf'
import { addressOf, creditLimitOf } from './buyers'
import { orderEntity } from './entity'
import { orderLimitsIn } from './limits'
import { type OrderNow, orderNow } from './now'
import { termsOf } from './payments'
import { replayed } from './replay'
import { type Order, ordersOf, owedIn } from './rows'
import { type OrderSeed, orderSeed } from './seeds'

/** What a full order has beyond its row. */
export type OrderBeyondRow = Omit<OrderDetail, keyof OrderRow>

/** An order as it stands now, and of each of its lines how much of it has left. */
interface Standing {
  now: () => OrderNow
  left: readonly { dispatched: number }[]
}

/** What of an order is made of its amounts. */
type Amounts = Pick<
  OrderDetail,
  'lines' | 'transactions' | 'refunds' | 'returns' | 'deliveryFee' | 'breakdown'
>

const withAmounts = lazily<Standing, Amounts>({
  lines: ({ now, left }) =>
    now().lines.map((line, place) => ({ ...line, dispatched: left[place]?.dispatched ?? 0 })),
  transactions: ({ now }) => [...now().transactions],
  refunds: ({ now }) => [...now().refunds],
  returns: ({ now }) => now().returns,
  deliveryFee: ({ now }) => now().deliveryFee,
  breakdown: ({ now }) => now().breakdown,
})

/**
 * What an order comes to, what was sent back of it, and what of it has left, as it stands now. Most rules about the rows of a list
 * ask what has left, which is known without any amount: amounts are made when they are first looked at.
 */
export function orderStanding(row: Order, from: World) {
  const { lines: left, shipments, cancellation } = row.progress ?? progressOf(row)
  const now = once(() => orderNow(row, from))
  return withAmounts({ shipments: [...shipments], cancellation }, { now, left })
}

/** What the full record of an order has beyond its row. */
export function orderDetail(row: Order, from: World = world): OrderBeyondRow {
  const standing = orderStanding(row, from)
  return {
    ...factsOf(row),
    ...standing,
    agentSecureToken: agentOf(row)?.secureToken ?? null,
    sale: saleRefOf(row, from),
    commission: commissionOf(standing.lines, row.total.currency),
    approvalLimit: limitOf(row, orderLimitsIn(from)),
    invoice: invoiceOf(row, from),
    otherOrders: otherOrders(row),
  }
}

function agentOf({ agent }: Order) {
  return agent && agents().find(({ agentToken }) => agentToken === agent.token)
}

/** An order has one invoice, numbered as the order is, in the name of its seller. */
function invoiceOf({ reference, seller }: Order, from: World): OrderBeyondRow['invoice'] {
  const business = from.find(businessEntity, seller.token)
  if (!business) throw new Error(`Nobody knows who has sold ${reference}`)
  const { line1, town, county, countryCode } = businessAddress(business)
  return {
    number: `INV-${reference}`,
    seller: { line1, town, county, countryCode, taxNumber: business.taxPin },
  }
}

/** What had left of an order at the sample's start; nothing of one that was placed since then. */
function progressOf(row: Order): NonNullable<Order['progress']> {
  if (row.placed) return { lines: [], shipments: [], cancellation: null }
  return replayed(indexOf(orderEntity, row)).record
}

/** What nothing changes of an order. */
function factsOf(
  row: Order,
): Pick<OrderBeyondRow, 'termsDays' | 'credit' | 'address' | 'emailMasked' | 'shopUser' | 'note'> {
  if (row.placed) {
    const { termsDays, credit, address, emailMasked, note, isBuyerNew } = row.placed
    const shopUser = isBuyerNew ? null : row.buyer.userToken
    return { termsDays, credit, address, emailMasked, shopUser, note }
  }
  const index = indexOf(orderEntity, row)
  const seed = orderSeed(index)
  return {
    termsDays: row.paymentMethod === 'on_account' ? termsOf(seed) : null,
    credit: creditOf(seed, row),
    address: row.deliveryMethod === 'pickup' ? null : addressOf(seed.customer),
    emailMasked: `${row.buyer.name.slice(0, 1).toLowerCase()}•••@mail.example`,
    shopUser: row.buyer.userToken,
    note: noteOf(index),
  }
}

/** The receipt of an order that is completed. */
function saleRefOf(row: Order, from: World): OrderBeyondRow['sale'] {
  const sale = from.find(saleEntity, token('sale', indexOf(orderEntity, row)))
  return sale ? { token: sale.secureToken, label: sale.receiptNo } : null
}

/** What the buyer may owe, and owes without this order. */
function creditOf({ customer, currency }: OrderSeed, row: Order): OrderBeyondRow['credit'] {
  if (customer.business === null || row.paymentMethod !== 'on_account') return null
  const own = row.paymentStatus === 'on_account' && row.status !== 'cancelled'
  const { userToken } = row.buyer
  const all = owedIn(ordersOf(userToken), userToken, currency)
  return {
    limit: creditLimitOf(customer.business, currency),
    used: { amount: own ? all - row.total.amount : all, currency },
  }
}

const notes = [
  'Please call before you come.',
  'Leave it with the guard at the gate.',
  'Only after two in the afternoon, please.',
  'The receipt goes to the office, please.',
]

function noteOf(index: number): string | null {
  const stream = draws('order', index, 'note')
  return stream.next() < 0.14 ? stream.pick(notes) : null
}

/** By the same buyer, newest first, five at most. */
function otherOrders({ buyer, secureToken: own }: Order): OrderBeyondRow['otherOrders'] {
  return ordersOf(buyer.userToken)
    .filter(({ secureToken }) => secureToken !== own)
    .slice(-5)
    .toReversed()
    .map(({ secureToken, reference, placedAt, status, total }) => ({
      secureToken,
      reference,
      placedAt,
      status,
      total,
    }))
}
