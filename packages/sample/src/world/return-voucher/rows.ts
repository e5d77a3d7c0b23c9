import { refundFailures, type ReturnRow, returnReasons } from '@console/domain/return-voucher'
import type { ReturnProgress } from './decisions'
import { draws } from '../../draws/random'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant, sampleStart } from '../../store/clock'
import { businessRef } from '../business/seeds'
import { paidAt } from '../order/amounts'
import { type OrderSeed, orderSeed, receiptNoOf } from '../order/seeds'
import { stepsOf } from '../order/steps'
import { deliveredAt } from '../order/way'
import { day, hour } from '../shared/approval'
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

/** The summary row: what lists have of the record. */
export type ReturnVoucher = Omit<ReturnRow, '_actions'> & ReturnProgress

/** Back the way the money came, cash by mobile money; what was not paid by then is credited. */
function refundMethodOf(seed: OrderSeed, { endedAt }: ReturnSeed): ReturnVoucher['refundMethod'] {
  if ((paidAt(seed) ?? Infinity) > (endedAt ?? sampleStart)) return 'credit_note'
  return seed.paymentMethod === 'cash_on_delivery' ? 'mobile_money' : 'original'
}

function rowOf(returnSeed: ReturnSeed): ReturnVoucher {
  const { index, status, order, raisedAt } = returnSeed
  const seed = orderSeed(order)
  const amount = { amount: returnedAmount(index), currency: seed.currency }
  const isSaid = isGranted(status) || (status === 'under_review' && isProposed(index))
  return {
    version: 1,
    voucherToken: token('returnVoucher', index),
    returnNo: returnNoOf(index),
    merchant: businessRef(seed.seller),
    order: { token: token('order', order), label: seed.reference },
    sale:
      stepsOf(order).at(-1)?.to === 'completed'
        ? { token: token('sale', order), label: receiptNoOf(seed) }
        : null,
    reason: draws('returnVoucher', index, 'reason').pick(returnReasons),
    lineCount: returnLinesOf(index).length,
    amount,
    granted: isSaid ? amount : null,
    refundMethod: refundMethodOf(seed, returnSeed),
    refundFailure: hasRefundFailed(returnSeed)
      ? draws('returnVoucher', index, 'failure').pick(refundFailures)
      : null,
    raisedAt: instant(raisedAt),
    raisedBy: buyerActor(order),
    dueAt: instant(raisedAt + returnSla * hour),
    isOverWindow: raisedAt > (deliveredAt(order) ?? 0) + returnWindow * day,
    status,
    claimedBy: status === 'under_review' ? reviewerOf(returnSeed) : null,
    decision: null,
  }
}

/** The 220 returns of the sample world. */
export const returnVouchers = once((): ReturnVoucher[] => returnSeeds().map(rowOf))
