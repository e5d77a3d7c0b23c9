import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const returnCapabilities = {
  /** Claim returns, ask questions about them, and propose grants. */
  review: { id: 'return.review', roles: systemAdmin },
  /** Grant, reject and refund returns. */
  decide: { id: 'return.decide', roles: administrators },
} as const satisfies Record<string, Capability>
