import { administrators, systemAdmin, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const businessCapabilities = {
  /** Claims businesses, and requests changes of their owners. */
  review: { id: 'business.review', roles: systemAdmin },
  /** Approves, rejects, suspends, reinstates and reopens businesses. */
  decide: { id: 'business.decide', roles: administrators },
} as const satisfies Record<string, Capability>
