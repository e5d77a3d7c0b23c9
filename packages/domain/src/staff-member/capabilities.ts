import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0034). */
export const staffCapabilities = {
  /** Reads who works here; invites, changes roles, suspends. What concerns a SuperAdmin is a SuperAdmin's. */
  manage: { id: 'staff.manage', roles: administrators },
} as const satisfies Record<string, Capability>
