/** Statuses of a voucher, in the order in which they are shown. */
export const voucherStatuses = [
  'submitted',
  'failed',
  'approved',
  'draft',
  'paying',
  'paid',
  'cancelled',
] as const

/** Status of a voucher; `paying` while the result is unknown. */
export type VoucherStatus = (typeof voucherStatuses)[number]

/** Checks whether a voucher reserves its entries: it was submitted, and not withdrawn since. */
export function holdsEntries(status: VoucherStatus): boolean {
  return status !== 'draft' && status !== 'cancelled'
}

/** Actions of operators on vouchers. */
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

export type VoucherAction = (typeof voucherActions)[number]

/** Blockers of these actions. */
export const voucherBlockers = [
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

export type VoucherBlocker = (typeof voucherBlockers)[number]

/** Reasons for cancelling a voucher. */
export const cancellationReasons = ['wrong_amount', 'wrong_agent', 'disputed', 'other'] as const

/** Payment methods of commission. */
export const payoutMethods = ['mobile_money', 'bank', 'cash'] as const

/** Definite failures of a provider's payment. */
export const paymentFailures = [
  'account_closed',
  'name_mismatch',
  'limit_exceeded',
  'provider_unavailable',
] as const

export type PaymentFailure = (typeof paymentFailures)[number]

/**
 * Outcomes of a payment attempt. `unknown`: there was no answer; its status is requested until there is one, without another
 * attempt.
 */
export const attemptOutcomes = ['unknown', 'accepted', 'failed'] as const
