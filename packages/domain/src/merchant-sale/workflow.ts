import { saleCapabilities } from '../sale/capabilities'
import { defineWorkflow } from '@console/core/workflows'
import type { MerchantSaleDetail, MerchantSaleRow } from './contract'
import { merchantSale } from './lifecycle'
import { matchInput } from './input'
import { disputeReasons } from './terms'
import { merchantSaleMessages } from './messages'

/** Amount of a payment. */
function paidOf({ amount }: MerchantSaleRow) {
  return amount
}

/** Workflow of payments at merchants' tills. */
export const merchantSaleWorkflow = defineWorkflow<MerchantSaleRow>()({
  id: 'merchantSale',
  messages: merchantSaleMessages,
  statuses: {
    unmatched: { tone: 'waiting', icon: 'hourglass' },
    partial: { tone: 'warning', icon: 'review' },
    matched: { tone: 'success', icon: 'accepted' },
    disputed: { tone: 'danger', icon: 'ban' },
  },
  statusesOf: ({ match }) => [match],
  actions: {
    match_exact: { icon: 'accepted', placement: 'primary', shortcut: 'A', amountOf: paidOf },
    match: {
      icon: 'review',
      placement: 'secondary',
      shortcut: 'A',
      hasOwnForm: true,
      showsAmount: true,
    },
    resolve: { icon: 'repeat', placement: 'primary', shortcut: 'A', showsAmount: true },
    unmatch: { icon: 'return', placement: 'secondary', showsAmount: true, isDestructive: true },
    dispute: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      showsAmount: true,
      amountOf: paidOf,
      isDestructive: true,
      isSilent: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    no_exact: { status: 422, field: 'receiptNo' },
    several_exact: { status: 422, field: 'receiptNo' },
    receipt_missing: { status: 422, field: 'receiptNo' },
    receipt_unknown: { status: 422, field: 'receiptNo' },
    receipt_taken: { status: 409 },
    difference_unexplained: { status: 422, field: 'reasonCode' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: disputeReasons,
  capabilities: { reconcile: saleCapabilities.reconcile, dispute: saleCapabilities.dispute },
  input: matchInput,
  lifecycle: merchantSale,
  moneyOf(whole) {
    const { amount, payerMasked, merchant, provider, till, receipt } = whole as MerchantSaleDetail
    return {
      amount,
      ...(payerMasked ? { from: payerMasked } : {}),
      to: merchant.label,
      by: `${provider} ${till}`,
      lines: (receipt?.lines ?? []).map(({ name, quantity, total }) => ({
        name,
        quantity,
        amount: total,
      })),
    }
  },
  expected: (row, action) => {
    switch (action) {
      case 'match_exact':
        return {
          ...row,
          match: 'matched',
          receiptNo: row.exactReceipt,
          difference: { ...row.amount, amount: 0 },
        }
      case 'unmatch':
        return { ...row, match: 'unmatched', receiptNo: null, difference: null }
      case 'dispute':
        return { ...row, match: 'disputed' }
      // The result of these two actions is known only from the server's answer.
      case 'match':
      case 'resolve':
        return row
    }
  },
  details: ({ amount, exactReceipt, receiptNo }) => ({
    amount,
    receipt: receiptNo ?? exactReceipt ?? '',
  }),
})
