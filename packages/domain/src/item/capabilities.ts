import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const itemCapabilities = {
  /** Claim, approve, reject and reopen products and service products, and request changes. */
  review: { id: 'product.review', roles: systemAdmin },
  /** Suspend and reinstate them. */
  suspend: { id: 'product.suspend', roles: administrators },
} as const satisfies Record<string, Capability>
