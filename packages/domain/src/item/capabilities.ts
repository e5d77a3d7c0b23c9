import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const itemCapabilities = {
  /** Claims, approves, rejects and reopens products and service products, and requests changes. */
  review: { id: 'product.review', roles: systemAdmin },
  /** Suspends and reinstates them. */
  suspend: { id: 'product.suspend', roles: administrators },
} as const satisfies Record<string, Capability>
