import type { OrderDetail, OrderRow } from '@console/domain/order'
import { breakdownOf, commissionOf, type OrderLine, type Refund } from '@console/domain/order'
import { draws } from '../../draws/random'
import { grouped } from '../../draws/grouped'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { returnLinesOf, returnedAmount } from '../return-voucher/lines'
import { returnNoOf, returnsOf } from '../return-voucher/seeds'
import { indexOf } from '../shared/indexOf'
import { amountsOf } from './amounts'
import { creditLimitOf } from './buyers'
import { orderEntity } from './entity'
import { termsOf } from './payments'
import { replayed } from './replay'
import { creditKey, type Order, orders, owedBy } from './rows'
import { type OrderSeed, orderSeed } from './seeds'

/** What a full order has beyond its row (domain design 4.7). */
export type OrderBeyondRow = Omit<OrderDetail, keyof OrderRow>

/** What the full record of an order has beyond its row. */
export function orderDetail(row: Order): OrderBeyondRow {
  const index = indexOf(orderEntity, row)
  const seed = orderSeed(index)
  const { deliveryFee, ...seeded } = amountsOf(index)
  const record = row.progress ?? replayed(index).record
  const transactions = [...seeded.transactions, ...(row.money?.transactions ?? [])]
  const refunds = row.money?.refunds ?? []
  const lines = seeded.lines.map((line, place) => ({
    ...line,
    dispatched: record.lines[place]?.dispatched ?? 0,
    returned: line.returned + refundedOf(line, refunds),
  }))
  const { status } = row
  return {
    lines,
    deliveryFee,
    breakdown: breakdownOf({ status, lines, deliveryFee, refunds, transactions }),
    transactions,
    refunds,
    termsDays: row.paymentMethod === 'on_account' ? termsOf(seed) : null,
    credit: creditOf(seed, row),
    address: addressOf(seed),
    shipments: [...record.shipments],
    cancellation: record.cancellation,
    returns: returnsOf(index).map((each) => ({
      voucherToken: token('returnVoucher', each.index),
      returnNo: returnNoOf(each.index),
      status: each.status,
      raisedAt: instant(each.raisedAt),
      amount: { ...row.total, amount: returnedAmount(each.index) },
      lines: returnLinesOf(each.index).map(({ lineId, quantity }) => ({ lineId, quantity })),
    })),
    commission: commissionOf(lines, row.total.currency),
    emailMasked: `${row.buyer.name.slice(0, 1).toLowerCase()}•••@mail.example`,
    note: noteOf(index),
    otherOrders: otherOrders(row),
  }
}

/** How many pieces of a line were refunded since the seed. */
function refundedOf({ lineId }: OrderLine, refunds: readonly Refund[]): number {
  return refunds
    .flatMap(({ lines }) => lines)
    .filter((each) => each.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const owed = once(() => owedBy(orders()))

/** What the buyer may owe, and owes without this order. */
function creditOf({ customer, currency }: OrderSeed, row: Order): OrderBeyondRow['credit'] {
  if (customer.business === null || row.paymentMethod !== 'on_account') return null
  const own = row.paymentStatus === 'on_account' && row.status !== 'cancelled'
  const all = owed().get(creditKey(row)) ?? 0
  return {
    limit: creditLimitOf(customer.business, currency),
    used: { amount: own ? all - row.total.amount : all, currency },
  }
}

const roads = ['Market Road', 'Station Road', 'Hospital Road', 'Stadium Lane', 'Lake View Close']

function addressOf({ customer, deliveryMethod }: OrderSeed): OrderBeyondRow['address'] {
  if (deliveryMethod === 'pickup') return null
  const { buyer, country, county, town } = customer
  const stream = draws(`address ${buyer.userToken}`, 0, 'line')
  const line1 = `Plot ${stream.integer(1, 180)}, ${stream.pick(roads)}`
  return { line1, town, county, countryCode: country }
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

const byBuyer = once(() => grouped(orders(), ({ buyer }) => buyer.userToken))

/** By the same buyer, newest first, five at most. */
function otherOrders({ buyer, secureToken: own }: Order): OrderBeyondRow['otherOrders'] {
  return (byBuyer().get(buyer.userToken) ?? [])
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
