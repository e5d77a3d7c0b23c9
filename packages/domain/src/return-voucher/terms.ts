/** Where a return stands. */
export const returnStatuses = [
  'submitted',
  'under_review',
  'changes_requested',
  'approved',
  'refunding',
  'refunded',
  'closed',
  'rejected',
] as const

/** Where a return stands. */
export type ReturnStatus = (typeof returnStatuses)[number]

/** Whether somebody still has to do something about a return. */
export function isReturnOpen(status: ReturnStatus): boolean {
  return !['refunded', 'closed', 'rejected'].includes(status)
}

/** Why something is sent back. */
export const returnReasons = [
  'damaged',
  'wrong_item',
  'expired',
  'not_as_described',
  'overcharged',
  'changed_mind',
  'other',
] as const

/** How money goes back: as a credit, in hand, or the way it came. */
export const refundMethods = ['credit_note', 'mobile_money', 'cash', 'original'] as const

/** How money goes back. */
export type RefundMethod = (typeof refundMethods)[number]

/** Why money did not go back: the provider says so, and it can be sent again. */
export const refundFailures = ['account_closed', 'limit_reached', 'provider_refused'] as const

/** Why money did not go back. */
export type RefundFailure = (typeof refundFailures)[number]

/** Why a return is refused. `other` needs a note. */
export const refusalReasons = [
  'outside_window',
  'not_returnable',
  'no_evidence',
  'used',
  'fraud_suspected',
  'other',
] as const

/** What an operator may do with a return. */
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

/** What an operator may do with a return. */
export type ReturnAction = (typeof returnActions)[number]

/** Why an event cannot happen to a return now: the first rule it breaks. */
export const returnHindrances = [
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

/** Why an event cannot happen to a return now. */
export type ReturnHindrance = (typeof returnHindrances)[number]
