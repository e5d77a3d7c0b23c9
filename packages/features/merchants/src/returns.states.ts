import type { ReturnStatus } from '@console/domain/return-voucher'

/** Stories for each state of a return. */
export const returnStories = {
  submitted: 'Filled',
  under_review: 'Granting',
  changes_requested: 'Asked',
  approved: 'ToRefund',
  refunding: 'RefundUnknown',
  refunded: 'Refunded',
  closed: 'Refunded',
  rejected: 'PreviewRefused',
} satisfies Record<ReturnStatus, string>
