import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const rateCapabilities = {
  /** Drafts commission rates. */
  draft: { id: 'commission.draft', roles: administrators },
  /** Activates and ends rates. */
  activate: { id: 'commission.activate', roles: administrators },
} as const satisfies Record<string, Capability>
