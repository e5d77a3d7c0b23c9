import type { OrderDetail, OrderRow } from '@console/domain/order'
import { breakdownOf, commissionOf } from '@console/domain/order'
import { draws } from '../../draws/random'
import { grouped } from '../../draws/grouped'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { returnLinesOf, returnedAmount } from '../return-voucher/lines'
import { returnNoOf, returnsOf } from '../return-voucher/seeds'
import { indexOf } from '../shared/indexOf'
import { amountsOf, refundedOf } from './amounts'
import { addressOf, creditLimitOf } from './buyers'
import { orderEntity } from './entity'
import { termsOf } from './payments'
import { placedDetail } from './placed'
import { replayed } from './replay'
import { creditKey, type Order, orders, owedBy } from './rows'
import { type OrderSeed, orderSeed } from './seeds'

/** What a full order has beyond its row (domain design 4.7). */
export type OrderBeyondRow = Omit<OrderDetail, keyof OrderRow>

/** What the full record of an order has beyond its row. */
export function orderDetail(row: Order): OrderBeyondRow {
  if (row.placed) return { ...placedDetail(row, row.placed), otherOrders: otherOrders(row) }
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
    address: row.deliveryMethod === 'pickup' ? null : addressOf(seed.customer),
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
