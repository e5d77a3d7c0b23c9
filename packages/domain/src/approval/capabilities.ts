import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const approvalCapabilities = {
  /** Takes a record over from the reviewer who has claimed it. */
  takeOver: { id: 'claim.takeOver', roles: administrators },
  /** Approves although a required check fails, and says why. */
  waive: { id: 'check.waive', roles: administrators },
} as const satisfies Record<string, Capability>
