import type { Actor } from '@console/core/contracts'
import type { ReturnRow } from '@console/domain/return-voucher'
import { returnReasons } from '@console/domain/return-voucher'
import { draws } from '../../draws/random'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { businessRef } from '../business/seeds'
import { paymentOf } from '../order/payments'
import { type OrderSeed, orderSeed, receiptNoOf } from '../order/seeds'
import { stepsOf } from '../order/steps'
import { deliveredAt } from '../order/way'
import { reviewers } from '../shared/actors'
import { day, hour } from '../shared/approval'
import { returnedAmount, returnLinesOf } from './lines'
import { returnNoOf, type ReturnSeed, returnSeeds, returnSla, returnWindow } from './seeds'

/** Domain design 4.8, the summary row. */
export type ReturnVoucher = Omit<ReturnRow, '_actions'>

function buyerActor({ customer }: OrderSeed): Actor {
  const { userToken, name } = customer.buyer
  return { token: userToken, name, role: 'owner' }
}

/** Back the way the money came; what was never paid is credited. */
function refundMethodOf({ index, paymentMethod }: OrderSeed, raisedAt: number) {
  if (paymentMethod === 'cash_on_delivery') return 'mobile_money'
  const paidAt = paymentOf(index).paidAt ?? Infinity
  return paymentMethod === 'on_account' && paidAt > raisedAt ? 'credit_note' : 'original'
}

function rowOf({ index, status, order, raisedAt }: ReturnSeed): ReturnVoucher {
  const seed = orderSeed(order)
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
    amount: { amount: returnedAmount(index), currency: seed.currency },
    refundMethod: refundMethodOf(seed, raisedAt),
    raisedAt: instant(raisedAt),
    raisedBy: buyerActor(seed),
    dueAt: instant(raisedAt + returnSla * hour),
    isOverWindow: raisedAt > (deliveredAt(order) ?? 0) + returnWindow * day,
    status,
    claimedBy:
      status === 'under_review'
        ? draws('returnVoucher', index, 'claimedBy').pick(reviewers())
        : null,
  }
}

/** Domain design 10: 220 sales returns. */
export const returnVouchers = once((): ReturnVoucher[] => returnSeeds().map(rowOf))
