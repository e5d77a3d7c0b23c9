import {
  type Breakdown,
  breakdownOf,
  type Commission,
  commissionOf,
  type OrderLine,
  type OrderRow,
  type Transaction,
} from '@console/domain/order'
import type { Money } from '@console/core/contracts'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { hour, instant, minute, sampleStart } from '../../store/clock'
import { isGranted, returnedAmount, returnLinesOf } from '../return-voucher/lines'
import { hasRefundFailed, type ReturnSeed, returnsOf } from '../return-voucher/seeds'
import { digits, mobileMoney } from '../shared/parties'
import { lineTokenOf, linesOf, ratedLinesOf } from './lines'
import { deliveryFeeOf, pricedLinesOf } from './priced'
import { cashAt, paymentOf } from './payments'
import { type OrderSeed, orderSeed } from './seeds'
import { stepsOf } from './steps'
import { deliveredAt } from './way'

/** Amounts of an order, and their parts. */
export interface OrderAmounts {
  deliveryFee: Money
  transactions: readonly Transaction[]
  breakdown: Breakdown
  paymentStatus: OrderRow['paymentStatus']
}

/** Lines of an order with their returned pieces. */
export function linesAt(index: number): readonly OrderLine[] {
  return withReturned(index, linesOf(orderSeed(index)))
}

/** Commission of platform and agent on an order, less that on returned pieces. */
export function commissionAt(index: number): Commission {
  const seed = orderSeed(index)
  return commissionOf(withReturned(index, ratedLinesOf(seed)), seed.currency)
}

/** Adds the number of returned pieces to the lines of an order. */
function withReturned<Line extends object>(
  index: number,
  lines: readonly Line[],
): (Line & { returned: number })[] {
  const pieces = returnsOf(index)
    .filter(({ status }) => isGranted(status))
    .flatMap((granted) => returnLinesOf(granted.index))
  const returnedOf = (place: number) =>
    pieces.find(({ lineId }) => lineId === lineTokenOf(index, place))?.quantity ?? 0
  return lines.map((line, place) => ({
    ...line,
    returned: pieces.length === 0 ? 0 : returnedOf(place),
  }))
}

/**
 * Time at which an order was or will be paid; null for never. An order that was cancelled before is not paid.
 */
export function paidAt(
  { index, paymentMethod }: OrderSeed,
  cancelledAt: number | null = null,
): number | null {
  const delivered = deliveredAt(index)
  const at =
    paymentMethod === 'cash_on_delivery' ? delivered && cashAt(delivered) : paymentOf(index).paidAt
  return at === null || (cancelledAt !== null && at > cancelledAt) ? null : at
}

/** Party that receives and refunds cash. */
export const cashDesk = 'Cash Desk'

const banks = ['Ziwa Bank', 'Akiba Commercial Bank']

/** Provider of an order's payments and refunds. */
export function providerOf({
  index,
  seller,
  paymentMethod,
}: Pick<OrderSeed, 'index' | 'paymentMethod'> & {
  seller: Pick<OrderSeed['seller'], 'country'>
}): string {
  if (paymentMethod === 'card') return 'Savana Card Services'
  const mobile = mobileMoney[seller.country]
  if (paymentMethod === 'mobile_money' && mobile) return mobile
  return paymentMethod === 'cash_on_delivery'
    ? cashDesk
    : seededRandom('order', index, 'bank').pick(banks)
}

/** All transactions of an order, oldest first. */
function transactionsOf(seed: OrderSeed, total: Money): Transaction[] {
  const { index, currency } = seed
  const last = stepsOf(index).at(-1)
  if (last === undefined) return []
  const cancelledAt = last.to === 'cancelled' ? last.at : null
  const made: Transaction[] = []

  function add(type: Transaction['type'], state: Transaction['state'], amount: number, at: number) {
    if (at > sampleStart || amount === 0) return
    const place = index * 8 + made.length
    made.push({
      transactionId: token('transaction', place),
      type,
      state,
      amount: { amount, currency },
      provider: providerOf(seed),
      providerReference: state === 'succeeded' ? `T${digits('transaction', place, 'no', 9)}` : null,
      at: instant(at),
    })
  }

  const { chargedAt, hasFailed } = paymentOf(index)
  const paid = paidAt(seed, cancelledAt)
  if (chargedAt !== null && (paid === null || paid > sampleStart))
    add('charge', hasFailed || paid === null ? 'failed' : 'pending', total.amount, chargedAt)
  if (paid === null || paid > sampleStart) return made

  /** Returned pieces that were credited before payment were not paid at all. */
  const isCredited = ({ status, endedAt }: ReturnSeed) =>
    (status === 'refunded' || status === 'closed') && endedAt !== null && endedAt < paid
  const returns = returnsOf(index)
  const credited = returns
    .filter(isCredited)
    .reduce((sum, each) => sum + returnedAmount(each.index), 0)
  add('charge', 'succeeded', total.amount - credited, paid)
  if (cancelledAt !== null)
    add('refund', 'succeeded', total.amount, Math.min(cancelledAt + hour, sampleStart - minute))
  for (const each of returns) {
    if (isCredited(each)) continue
    const amount = returnedAmount(each.index)
    if (hasRefundFailed(each))
      add('refund', 'failed', amount, Math.max(paid, sampleStart - 5 * hour))
    if (each.status === 'refunding')
      add('refund', 'pending', amount, Math.max(paid, sampleStart - 3 * hour))
    if (each.endedAt !== null && each.status !== 'rejected')
      add('refund', 'succeeded', amount, each.endedAt)
  }
  return made
}

/** Payment status of a partly or fully paid order, regardless of refunds. */
export function paymentAfterRefund({
  paid,
  refunded,
  refunding,
}: Breakdown): OrderRow['paymentStatus'] {
  if (refunding.amount > 0) return 'refunding'
  if (refunded.amount === 0) return 'paid'
  return refunded.amount < paid.amount ? 'partly_refunded' : 'refunded'
}

function paymentStatusOf(
  { paymentMethod }: OrderSeed,
  isPlaced: boolean,
  transactions: readonly Transaction[],
  breakdown: Breakdown,
): OrderRow['paymentStatus'] {
  if (breakdown.paid.amount > 0) return paymentAfterRefund(breakdown)
  if (isPlaced && paymentMethod === 'on_account') return 'on_account'
  const [charge] = transactions
  return charge?.state === 'failed' ? 'failed' : charge ? 'pending' : 'unpaid'
}

/** Amounts of an order at the sample's start. */
export function amountsOf(index: number): OrderAmounts {
  const seed = orderSeed(index)
  const last = stepsOf(index).at(-1)
  const status = last?.to ?? 'draft'
  const lines = withReturned(index, pricedLinesOf(seed))
  const deliveryFee = deliveryFeeOf(seed)
  const total = lines.reduce((sum, line) => sum + line.total.amount, deliveryFee.amount)
  const transactions = transactionsOf(seed, { amount: total, currency: seed.currency })
  const breakdown = breakdownOf({ status, lines, deliveryFee, refunds: [], transactions })
  return {
    deliveryFee,
    transactions,
    breakdown,
    paymentStatus: paymentStatusOf(seed, last !== undefined, transactions, breakdown),
  }
}
