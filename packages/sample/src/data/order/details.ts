import { commissionOf, limitOf, type OrderDetail, type OrderRow } from '@console/domain/order'
import { lazily, once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { type SampleDatabase, database } from '../../store/store'
import { agents } from '../agent/rows'
import { businessAddress } from '../business/details'
import { businessEntity } from '../business/entity'
import { saleEntity } from '../sale/entity'
import { indexOf } from '../shared/indexOf'
import { addressOf, creditLimitOf } from './buyers'
import { orderEntity } from './entity'
import { orderLimitsIn } from './limits'
import { type CurrentOrder, currentOrder } from './current'
import { termsOf } from './payments'
import { replayed } from './replay'
import { type Order, ordersOf, owedIn } from './rows'
import { type OrderSeed, orderSeed } from './seeds'

/** Fields of a full order beyond its row. */
export type OrderBeyondRow = Omit<OrderDetail, keyof OrderRow>

/** Current state of an order, and the shipped quantity of each line. */
interface Standing {
  now: () => CurrentOrder
  left: readonly { dispatched: number }[]
}

/** Fields of an order that depend on its amounts. */
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
 * Current amounts, returns and shipments of an order. Most rules about list rows need only the shipments, which do not depend on
 * amounts: amounts are lazy.
 */
export function orderStanding(row: Order, from: SampleDatabase) {
  const { lines: left, shipments, cancellation } = row.progress ?? progressOf(row)
  const now = once(() => currentOrder(row, from))
  return withAmounts({ shipments: [...shipments], cancellation }, { now, left })
}

/** Returns the fields of an order's full record beyond its row. */
export function orderDetail(row: Order, from: SampleDatabase = database): OrderBeyondRow {
  const standing = orderStanding(row, from)
  return {
    ...detailsOf(row),
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

/** An order has one invoice, with the order's number, in the name of its seller. */
function invoiceOf({ reference, seller }: Order, from: SampleDatabase): OrderBeyondRow['invoice'] {
  const business = from.find(businessEntity, seller.token)
  if (!business) throw new Error(`Nobody knows who has sold ${reference}`)
  const { line1, town, county, countryCode } = businessAddress(business)
  return {
    number: `INV-${reference}`,
    seller: { line1, town, county, countryCode, taxNumber: business.taxPin },
  }
}

/** Shipments of an order at the sample's start; empty for one that was placed since. */
function progressOf(row: Order): NonNullable<Order['progress']> {
  if (row.placed) return { lines: [], shipments: [], cancellation: null }
  return replayed(indexOf(orderEntity, row)).record
}

/** Fields of an order that never change. */
function detailsOf(
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

/** Reference to the sale of a completed order. */
function saleRefOf(row: Order, from: SampleDatabase): OrderBeyondRow['sale'] {
  const sale = from.find(saleEntity, token('sale', indexOf(orderEntity, row)))
  return sale ? { token: sale.secureToken, label: sale.receiptNo } : null
}

/** Credit limit of the buyer, and their debt without this order. */
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
  const stream = seededRandom('order', index, 'note')
  return stream.next() < 0.14 ? stream.pick(notes) : null
}

/** Orders of the same buyer, newest first, five at most. */
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
