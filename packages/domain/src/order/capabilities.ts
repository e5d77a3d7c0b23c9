import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const orderCapabilities = {
  /** Writes orders down by hand. */
  create: { id: 'order.create', roles: systemAdmin },
  /** Leads orders from confirmation to delivery. */
  progress: { id: 'order.progress', roles: systemAdmin },
  /** Confirms what is over a limit or over its buyer’s credit. */
  approve: { id: 'order.approve', roles: administrators },
  /** Closes orders for good: they become sales. */
  complete: { id: 'order.complete', roles: administrators },
  /** Cancels what has not left. */
  cancel: { id: 'order.cancel', roles: systemAdmin },
  /** Pays something of an order back. */
  refund: { id: 'order.refund', roles: administrators },
} as const satisfies Record<string, Capability>
