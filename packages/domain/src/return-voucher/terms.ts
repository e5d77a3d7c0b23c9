/** Refund methods: a credit note, mobile money, cash, or the original payment method. */
export const refundMethods = ['credit_note', 'mobile_money', 'cash', 'original'] as const

export type RefundMethod = (typeof refundMethods)[number]

/** Failures of a refund, as reported by the provider; it can be sent again. */
export const refundFailures = ['account_closed', 'limit_reached', 'provider_refused'] as const

export type RefundFailure = (typeof refundFailures)[number]

/** Reasons for rejecting a return. `other` needs a note. */
export const refusalReasons = [
  'outside_window',
  'not_returnable',
  'no_evidence',
  'used',
  'fraud_suspected',
  'other',
] as const

/** Actions of operators on a return. */
export const returnActions = [
  'claim',
  'approve',
  'propose',
  'ask',
  'reject',
  'release',
  'refund',
  'check',
  'close',
] as const

export type ReturnAction = (typeof returnActions)[number]

/** Blockers of events of a return; the first broken rule is reported. */
export const returnBlockers = [
  'wrong_status',
  'claimed_by_other',
  'outside_window',
  'lines_missing',
  'quantity_exceeded',
  'amount_exceeded',
  'method_wrong',
  'waiver_missing',
  'message_missing',
  'reason_missing',
  'note_missing',
] as const

export type ReturnBlocker = (typeof returnBlockers)[number]
