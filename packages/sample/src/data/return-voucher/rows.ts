import { refundFailures, type ReturnRow, returnReasons } from '@console/domain/return-voucher'
import type { ReturnProgress } from './decisions'
import { seededRandom } from '../../random/random'
import { lazily, once } from '../../random/once'
import { token } from '../../random/token'
import { day, hour, instant, sampleStart } from '../../store/clock'
import { businessRef } from '../business/seeds'
import { paidAt } from '../order/amounts'
import { orderSeed, receiptNoOf } from '../order/seeds'
import { stepsOf } from '../order/steps'
import { deliveredAt } from '../order/way'
import { isGranted, returnedAmount, returnLinesOf } from './lines'
import {
  hasRefundFailed,
  returnNoOf,
  type ReturnSeed,
  returnSeeds,
  returnSla,
  returnWindow,
} from './seeds'
import { buyerActor, isProposed, reviewerOf } from './steps'

/** Summary row: the fields of a record in lists. */
export type ReturnVoucher = Omit<ReturnRow, '_actions'> & ReturnProgress

/** Method of a refund: that of the payment, mobile money for cash; an unpaid amount is credited. */
function refundMethodOf({ order, endedAt }: ReturnSeed): ReturnVoucher['refundMethod'] {
  const seed = orderSeed(order)
  if ((paidAt(seed) ?? Infinity) > (endedAt ?? sampleStart)) return 'credit_note'
  return seed.paymentMethod === 'cash_on_delivery' ? 'mobile_money' : 'original'
}

function rowOf(returnSeed: ReturnSeed): ReturnVoucher {
  const { index, status, order, raisedAt } = returnSeed
  const seed = orderSeed(order)
  const details = {
    version: 1,
    voucherToken: token('returnVoucher', index),
    returnNo: returnNoOf(index),
    merchant: businessRef(seed.seller),
    order: { token: token('order', order), label: seed.reference },
    reason: seededRandom('returnVoucher', index, 'reason').pick(returnReasons),
    refundFailure: hasRefundFailed(returnSeed)
      ? seededRandom('returnVoucher', index, 'failure').pick(refundFailures)
      : null,
    raisedAt: instant(raisedAt),
    raisedBy: buyerActor(order),
    dueAt: instant(raisedAt + returnSla * hour),
    status,
    claimedBy: status === 'under_review' ? reviewerOf(returnSeed) : null,
    decision: null,
  }
  return withRest(details, returnSeed)
}

function amountOf({ index, order }: ReturnSeed): ReturnVoucher['amount'] {
  return { amount: returnedAmount(index), currency: orderSeed(order).currency }
}

function saleOf({ order }: ReturnSeed): ReturnVoucher['sale'] {
  if (stepsOf(order).at(-1)?.to !== 'completed') return null
  return { token: token('sale', order), label: receiptNoOf(orderSeed(order)) }
}

/** Granted or proposed amount. */
function grantedOf(seed: ReturnSeed): ReturnVoucher['granted'] {
  const { index, status } = seed
  const isExplained = isGranted(status) || (status === 'under_review' && isProposed(index))
  return isExplained ? amountOf(seed) : null
}

/** Fields of a return that follow from its order, and from the returned pieces. */
const withRest = lazily<
  ReturnSeed,
  Pick<ReturnVoucher, 'sale' | 'lineCount' | 'amount' | 'granted' | 'refundMethod' | 'isOverWindow'>
>({
  sale: saleOf,
  lineCount: ({ index }) => returnLinesOf(index).length,
  amount: amountOf,
  granted: grantedOf,
  refundMethod: refundMethodOf,
  isOverWindow: ({ order, raisedAt }) => raisedAt > (deliveredAt(order) ?? 0) + returnWindow * day,
})

/** The 220 returns of the sample database. */
export const returnVouchers = once((): ReturnVoucher[] => returnSeeds().map(rowOf))
