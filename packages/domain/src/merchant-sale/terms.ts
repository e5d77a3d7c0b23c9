/** Statuses of a payment at a merchant's till: the result of matching it with a receipt. */
export const matches = ['unmatched', 'partial', 'matched', 'disputed'] as const

/** Status of a payment at a merchant's till. `partial`: matched with a receipt of another amount. */
export type Match = (typeof matches)[number]

/** Payment providers. These are proper names, except for the last two, which are translated. */
export const providers = [
  'M-PESA',
  'Airtel Money',
  'MTN MoMo',
  'Tigo Pesa',
  'card',
  'cash',
] as const

export type Provider = (typeof providers)[number]

/** Reasons for a difference between a payment and its receipt. `other` needs a note. */
export const differenceReasons = [
  'fee_deducted',
  'paid_short',
  'paid_over',
  'paid_in_parts',
  'rounded',
  'other',
] as const

export type DifferenceReason = (typeof differenceReasons)[number]

/** Reasons for a dispute. `other` needs a note. */
export const disputeReasons = [
  'not_ours',
  'wrong_amount',
  'reversed',
  'fraud_suspected',
  'other',
] as const

export type DisputeReason = (typeof disputeReasons)[number]

/** Actions of operators on a payment. */
export const matchActions = ['match_exact', 'match', 'unmatch', 'dispute', 'resolve'] as const

export type MatchAction = (typeof matchActions)[number]

/** Blockers of these actions; the first broken rule is reported. */
export const matchBlockers = [
  'wrong_status',
  'no_exact',
  'several_exact',
  'receipt_missing',
  'receipt_unknown',
  'receipt_taken',
  'difference_unexplained',
  'reason_missing',
  'note_missing',
] as const

export type MatchBlocker = (typeof matchBlockers)[number]
