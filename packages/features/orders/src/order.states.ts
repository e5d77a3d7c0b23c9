import type { OrderStatus, PaymentStatus } from '@console/domain/order'

/** Stories for each state of an order. */
export const orderStories = {
  draft: 'Draft',
  placed: 'Filled',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  partly_dispatched: 'PartlyDispatched',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  completed: 'Completed',
  closed: 'Closed',
  cancelled: 'CancelledAndRefunded',
} satisfies Record<OrderStatus, string>

/** Stories for each state of an order's payment. */
export const paymentStories = {
  unpaid: 'Unpaid',
  pending: 'PaymentPending',
  failed: 'PaymentFailed',
  on_account: 'OnAccount',
  paid: 'Filled',
  refunding: 'RefundUnknown',
  partly_refunded: 'Returned',
  refunded: 'CancelledAndRefunded',
} satisfies Record<PaymentStatus, string>
