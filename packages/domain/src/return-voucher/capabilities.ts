import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const returnCapabilities = {
  /** Claims returns, asks about them, and proposes what is granted. */
  review: { id: 'return.review', roles: systemAdmin },
  /** Grants, rejects and refunds returns. */
  decide: { id: 'return.decide', roles: administrators },
} as const satisfies Record<string, Capability>
