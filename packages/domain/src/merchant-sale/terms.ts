/** Where a payment at a merchant's till stands: whether it is known what was paid with it. */
export const matches = ['unmatched', 'partial', 'matched', 'disputed'] as const

/** Where a payment at a merchant's till stands. `partial`: with a receipt of another amount. */
export type Match = (typeof matches)[number]

/** Who brings a payment. Names, but for the last two, which are translated. */
export const providers = [
  'M-PESA',
  'Airtel Money',
  'MTN MoMo',
  'Tigo Pesa',
  'card',
  'cash',
] as const

/** Who brings a payment. */
export type Provider = (typeof providers)[number]

/** Why a payment is not what its receipt says. `other` needs a note. */
export const differenceReasons = [
  'fee_deducted',
  'paid_short',
  'paid_over',
  'paid_in_parts',
  'rounded',
  'other',
] as const

/** Why a payment is not what its receipt says. */
export type DifferenceReason = (typeof differenceReasons)[number]

/** Why a payment is disputed. `other` needs a note. */
export const disputeReasons = [
  'not_ours',
  'wrong_amount',
  'reversed',
  'fraud_suspected',
  'other',
] as const

/** Why a payment is disputed. */
export type DisputeReason = (typeof disputeReasons)[number]

/** What an operator may do with a payment. */
export const matchActions = ['match_exact', 'match', 'unmatch', 'dispute', 'resolve'] as const

/** What an operator may do with a payment. */
export type MatchAction = (typeof matchActions)[number]

/** Why one of these cannot be done now: the first rule it breaks. */
export const matchHindrances = [
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

/** Why one of these cannot be done now. */
export type MatchHindrance = (typeof matchHindrances)[number]
