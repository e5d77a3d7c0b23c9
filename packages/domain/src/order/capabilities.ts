import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const orderCapabilities = {
  /** Create manual orders. */
  create: { id: 'order.create', roles: systemAdmin },
  /** Progress orders from confirmation to delivery. */
  progress: { id: 'order.progress', roles: systemAdmin },
  /** Confirm orders over a limit or over the buyer’s credit. */
  approve: { id: 'order.approve', roles: administrators },
  /** Complete orders, permanently: they become sales. */
  complete: { id: 'order.complete', roles: administrators },
  /** Cancel pieces that have not shipped. */
  cancel: { id: 'order.cancel', roles: systemAdmin },
  /** Refund part of an order. */
  refund: { id: 'order.refund', roles: administrators },
} as const satisfies Record<string, Capability>
