import { systemAdmin, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const saleCapabilities = {
  /** Says that something is wrong with a sale or a payment. */
  dispute: { id: 'sale.dispute', roles: systemAdmin },
  /** Ends disputes, and lets go of what was held. */
  reconcile: { id: 'sale.reconcile', roles: systemAdmin },
} as const satisfies Record<string, Capability>
