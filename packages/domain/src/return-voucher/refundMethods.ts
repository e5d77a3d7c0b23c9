import type { PaymentMethod } from '../order/terms'
import type { ReturnDetail } from './contract'
import type { RefundMethod } from './terms'

/** How what was paid can go back, the usual way first: cash has no way back of its own. */
const byPayment: Readonly<Record<PaymentMethod, readonly RefundMethod[]>> = {
  mobile_money: ['original'],
  card: ['original'],
  bank_transfer: ['original', 'mobile_money'],
  cash_on_delivery: ['mobile_money', 'cash'],
  on_account: ['original'],
}

/** How a return can be refunded, the usual way first. Whatever was paid can be credited; what was not can only be. */
export function refundMethodsFor({
  method,
  isPaid,
}: Pick<ReturnDetail['payment'], 'method' | 'isPaid'>): readonly RefundMethod[] {
  return isPaid ? [...byPayment[method], 'credit_note'] : ['credit_note']
}
