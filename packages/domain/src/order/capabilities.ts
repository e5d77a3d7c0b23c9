import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const orderCapabilities = {
  /** Creates manual orders. */
  create: { id: 'order.create', roles: systemAdmin },
  /** Moves orders on from confirmation to delivery. */
  progress: { id: 'order.progress', roles: systemAdmin },
  /** Confirms orders over a limit or over the buyer’s credit. */
  approve: { id: 'order.approve', roles: administrators },
  /** Completes orders, permanently: they become sales. */
  complete: { id: 'order.complete', roles: administrators },
  /** Cancels pieces that have not shipped. */
  cancel: { id: 'order.cancel', roles: systemAdmin },
  /** Refunds part of an order. */
  refund: { id: 'order.refund', roles: administrators },
} as const satisfies Record<string, Capability>
