import type { VoucherStatus } from '@console/domain/commission-voucher'

/** Stories for each state of a voucher. */
export const voucherStories = {
  submitted: 'Filled',
  failed: 'PaymentFailed',
  approved: 'Cash',
  draft: 'Draft',
  paying: 'ResultUnknown',
  paid: 'Paid',
  cancelled: 'Cancelled',
} satisfies Record<VoucherStatus, string>
