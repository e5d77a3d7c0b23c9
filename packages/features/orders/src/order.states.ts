import type { OrderStatus } from '@console/domain/order'

/** Which story shows each state of an order. */
export const orderStories = {
  draft: 'Draft',
  placed: 'Filled',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  partly_dispatched: 'PartlyDispatched',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'CancelledAndRefunded',
} satisfies Record<OrderStatus, string>
