/** Where a return stands (domain design 5.8). */
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

/** Why a return is refused. `other` needs a note. */
export const refusalReasons = [
  'outside_window',
  'not_returnable',
  'no_evidence',
  'used',
  'fraud_suspected',
  'other',
] as const

/** Why an event cannot happen to a return now: the first rule it breaks. */
export const returnHindrances = [
  'wrong_status',
  'claimed_by_other',
  'lines_missing',
  'amount_exceeded',
  'outside_window',
  'message_missing',
  'reason_missing',
  'note_missing',
] as const

/** Why an event cannot happen to a return now. */
export type ReturnHindrance = (typeof returnHindrances)[number]
