import { returnCapabilities } from './capabilities'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import { hasCapability } from '@console/core/permissions'
import type { ReturnDetail, ReturnLine } from './contract'
import {
  amountsExceeded,
  type Grant,
  grantOf,
  isPaymentExceeded,
  quantitiesExceeded,
} from './grant'
import type { ReturnStatus } from '../order/returns'
import type { RefundMethod, ReturnBlocker } from './terms'
import type { PaymentMethod } from '../order/terms'

/** Events of a return: by operators, by its buyer, and by the payment provider. */
export type ReturnEvent =
  | 'claim'
  | 'release'
  | 'ask'
  | 'resubmit'
  | 'propose'
  | 'approve'
  | 'reject'
  | 'refund'
  | 'check'
  | 'refund_succeeded'
  | 'refund_failed'
  | 'close'

/** Input of the rules. */
export interface ReturnRecord extends Pick<
  ReturnDetail,
  'status' | 'claimedBy' | 'isOverWindow' | 'proposedBy' | 'refundMethod' | 'payment'
> {
  lines: readonly Pick<
    ReturnLine,
    'lineId' | 'quantity' | 'amount' | 'granted' | 'restock' | 'sold'
  >[]
}

/** Input of an event of a return; each event uses part of it. */
export interface ReturnInput {
  /** With `propose` and `approve`: the grant for each line. Lines that are left out get nothing. */
  lines?: readonly Grant[]
  /** With `propose` and `approve`: all that is claimed, for every line. */
  full?: boolean
  /** With `propose` and `approve`: refund method. Default: that of the return. */
  method?: RefundMethod
  /** With `reject`. */
  reasonCode?: NonNullable<ReturnDetail['refusal']>['reasonCode']
  /** With `ask` the question; with the reason `other`, and to grant a late return, at least 10 characters. */
  note?: string
}

type Rule = Exclude<ReturnBlocker, 'wrong_status'>
type Row = Transition<ReturnEvent, ReturnStatus, ReturnRecord, Rule>

const granting = [
  'claimed_by_other',
  'outside_window',
  'lines_missing',
  'quantity_exceeded',
  'amount_exceeded',
  'method_wrong',
  'waiver_missing',
] as const

/**
 * Transitions of a return. `by`: `review` and `decide` are capabilities; staff propose a grant, and a person with `decide`
 * approves it. A refund with an unknown result stays `refunding`: its status is requested (`check`), and it is never sent
 * again.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'claim', from: ['submitted'], to: 'under_review', blockedBy: [], by: 'review', recorded: 'return.claimed' },
  { event: 'release', from: ['under_review'], to: 'submitted', blockedBy: ['claimed_by_other'], by: 'review', recorded: 'return.released' },
  { event: 'ask', from: ['under_review'], to: 'changes_requested', blockedBy: ['claimed_by_other', 'message_missing'], by: 'review', recorded: 'return.asked' },
  { event: 'resubmit', from: ['changes_requested'], to: 'submitted', blockedBy: [], by: 'buyer', recorded: 'return.resubmitted' },
  { event: 'propose', from: ['under_review'], to: 'under_review', blockedBy: granting, by: 'review', recorded: 'return.proposed' },
  { event: 'approve', from: ['under_review'], to: 'approved', blockedBy: granting, by: 'decide', recorded: 'return.approved' },
  { event: 'reject', from: ['under_review'], to: 'rejected', blockedBy: ['claimed_by_other', 'reason_missing', 'note_missing'], by: 'decide', recorded: 'return.rejected' },
  { event: 'refund', from: ['approved'], to: 'refunding', blockedBy: [], by: 'decide', recorded: 'return.refund_sent' },
  { event: 'check', from: ['refunding'], to: 'refunding', blockedBy: [], by: 'decide', recorded: 'return.checked' },
  { event: 'refund_succeeded', from: ['refunding'], to: 'refunded', blockedBy: [], by: 'system', recorded: 'return.refunded' },
  { event: 'refund_failed', from: ['refunding'], to: 'approved', blockedBy: [], by: 'system', recorded: 'return.refund_failed' },
  { event: 'close', from: ['refunded'], to: 'closed', blockedBy: [], by: 'review', recorded: 'return.closed' },
]

/** Lifecycle of returns. A grant never exceeds the pieces sold, claimed and not returned before, line by line. */
export const returnVoucher = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    claimed_by_other: ({ record: { claimedBy }, event, caller }) =>
      claimedBy !== null &&
      claimedBy.token !== caller.token &&
      !(event !== 'propose' && hasCapability(caller.roles, returnCapabilities.decide)),
    outside_window: ({ record, caller }) =>
      record.isOverWindow && !hasCapability(caller.roles, returnCapabilities.decide),
    lines_missing: ({ record, body }) =>
      body !== undefined && grantOf(record, body).every(({ amount }) => amount.amount === 0),
    quantity_exceeded: ({ record, body }) =>
      body !== undefined && quantitiesExceeded(record, grantOf(record, body)).length > 0,
    amount_exceeded: ({ record, body }) =>
      body !== undefined &&
      (isPaymentExceeded(record, grantOf(record, body), body.method ?? record.refundMethod) ||
        amountsExceeded(record, grantOf(record, body)).length > 0),
    method_wrong: ({ record, body }) =>
      body !== undefined &&
      !refundMethodsFor(record.payment).includes(body.method ?? record.refundMethod),
    waiver_missing: ({ record, body }) =>
      body !== undefined && record.isOverWindow && isNoteMissing(body.note),
    message_missing: ({ body }) => body !== undefined && isNoteMissing(body.note),
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
  },
  inputRules: ['message_missing', 'reason_missing', 'note_missing'],
  faults: {
    quantity_exceeded: ({ record, body }) => quantitiesExceeded(record, body?.lines ?? []),
    amount_exceeded: ({ record, body }) => amountsExceeded(record, body?.lines ?? []),
  },
  after: (record, { event, to }, { by, body }) => {
    const next = { ...record, status: to }
    if (event === 'claim') return { ...next, claimedBy: by }
    if (event === 'propose') return { ...granted(next, body), proposedBy: by }
    if (event === 'approve') return { ...granted(next, body), claimedBy: null }
    return to === 'under_review' ? next : { ...next, claimedBy: null }
  },
} satisfies Lifecycle<
  ReturnEvent,
  ReturnStatus,
  ReturnRecord,
  Happening<ReturnInput>,
  Rule,
  ReturnInput
>

/** A return with its grant. */
function granted(record: ReturnRecord, input: ReturnInput = {}): ReturnRecord {
  const grant = grantOf(record, input)
  return {
    ...record,
    refundMethod: input.method ?? record.refundMethod,
    lines: record.lines.map((line) => {
      const of = grant.find(({ lineId }) => lineId === line.lineId)
      const { quantity, amount } = of ?? { quantity: 0, amount: { ...line.amount, amount: 0 } }
      return { ...line, granted: { quantity, amount }, restock: of?.restock ?? false }
    }),
  }
}

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
