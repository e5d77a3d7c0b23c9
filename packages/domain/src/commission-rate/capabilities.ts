import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const rateCapabilities = {
  /** Writes down rates of commission. */
  draft: { id: 'commission.draft', roles: administrators },
  /** Lets rates begin and end. */
  activate: { id: 'commission.activate', roles: administrators },
} as const satisfies Record<string, Capability>
