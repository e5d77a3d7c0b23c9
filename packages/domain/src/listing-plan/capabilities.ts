import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const planCapabilities = {
  /** Writes plans, changes, publishes, retires and restores them. */
  edit: { id: 'plan.edit', roles: administrators },
} as const satisfies Record<string, Capability>
