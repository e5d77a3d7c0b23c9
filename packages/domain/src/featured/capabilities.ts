import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const featuredCapabilities = {
  /** Chooses the items that the home page and its sections show first. */
  feature: { id: 'product.feature', roles: administrators },
} as const satisfies Record<string, Capability>
