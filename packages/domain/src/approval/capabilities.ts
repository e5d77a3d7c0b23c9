import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const approvalCapabilities = {
  /** Takes over a record that another reviewer has claimed. */
  takeOver: { id: 'claim.takeOver', roles: administrators },
  /** Approves despite a failed required check, with a reason. */
  waive: { id: 'check.waive', roles: administrators },
} as const satisfies Record<string, Capability>
