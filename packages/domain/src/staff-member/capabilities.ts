import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0034). */
export const staffCapabilities = {
  /** Lists the staff; invites, changes roles, suspends. Changes of a SuperAdmin need a SuperAdmin. */
  manage: { id: 'staff.manage', roles: administrators },
} as const satisfies Record<string, Capability>
