import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const returnCapabilities = {
  /** Claims returns, asks questions about them, and proposes grants. */
  review: { id: 'return.review', roles: systemAdmin },
  /** Grants, rejects and refunds returns. */
  decide: { id: 'return.decide', roles: administrators },
} as const satisfies Record<string, Capability>
