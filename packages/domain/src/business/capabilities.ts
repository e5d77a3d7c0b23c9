import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const businessCapabilities = {
  /** Claim businesses, and request changes of their owners. */
  review: { id: 'business.review', roles: systemAdmin },
  /** Approve, reject, suspend, reinstate and reopen businesses. */
  decide: { id: 'business.decide', roles: administrators },
} as const satisfies Record<string, Capability>
