import type { PaymentMethod } from '../order/terms'
import type { ReturnDetail } from './contract'
import type { RefundMethod } from './terms'

/** Refund methods by payment method, the usual one first: cash has no original method. */
const byPayment: Readonly<Record<PaymentMethod, readonly RefundMethod[]>> = {
  mobile_money: ['original'],
  card: ['original'],
  bank_transfer: ['original', 'mobile_money'],
  cash_on_delivery: ['mobile_money', 'cash'],
  on_account: ['original'],
}

/**
 * Refund methods of a return, the usual one first. A credit note is always possible, and the only method without a
 * payment.
 */
export function refundMethodsFor({
  method,
  isPaid,
}: Pick<ReturnDetail['payment'], 'method' | 'isPaid'>): readonly RefundMethod[] {
  return isPaid ? [...byPayment[method], 'credit_note'] : ['credit_note']
}
