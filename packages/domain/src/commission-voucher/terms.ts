/** Where the payment of commission stands, in the order in which it is looked at. */
export const voucherStatuses = [
  'submitted',
  'failed',
  'approved',
  'draft',
  'paying',
  'paid',
  'cancelled',
] as const

/** Where the payment of commission stands. While its result is not known it is `paying`. */
export type VoucherStatus = (typeof voucherStatuses)[number]

/** Whether its entries are on no other voucher: it was handed in and not taken back. */
export function holdsEntries(status: VoucherStatus): boolean {
  return status !== 'draft' && status !== 'cancelled'
}

/** What operators can do with a voucher. */
export const voucherActions = [
  'submit',
  'approve',
  'pay',
  'mark_paid',
  'check',
  'retry',
  'return',
  'cancel',
] as const

/** What operators can do with a voucher. */
export type VoucherAction = (typeof voucherActions)[number]

/** Why it cannot be done now. */
export const voucherHindrances = [
  'wrong_status',
  'same_person',
  'not_preparer',
  'not_canceller',
  'entries_taken',
  'destination_unverified',
  'receipt_missing',
  'reason_missing',
  'note_missing',
] as const

/** Why it cannot be done now. */
export type VoucherHindrance = (typeof voucherHindrances)[number]

/** Why a voucher is cancelled. */
export const cancellationReasons = ['wrong_amount', 'wrong_agent', 'disputed', 'other'] as const

/** How commission is paid. */
export const payoutMethods = ['mobile_money', 'bank', 'cash'] as const

/** Why a provider has not paid, for certain. */
export const paymentFailures = [
  'account_closed',
  'name_mismatch',
  'limit_exceeded',
  'provider_unavailable',
] as const

/** Why a provider has not paid, for certain. */
export type PaymentFailure = (typeof paymentFailures)[number]

/** What became of an attempt to pay. `unknown`: there was no answer; only that attempt is asked about until there is one. */
export const attemptOutcomes = ['unknown', 'accepted', 'failed'] as const
