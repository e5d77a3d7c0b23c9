import { systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const saleCapabilities = {
  /** Disputes a sale or a payment. */
  dispute: { id: 'sale.dispute', roles: systemAdmin },
  /** Resolves disputes, and releases held sales. */
  reconcile: { id: 'sale.reconcile', roles: systemAdmin },
} as const satisfies Record<string, Capability>
