import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const planCapabilities = {
  /** Creates, edits, publishes, retires and restores plans. */
  edit: { id: 'plan.edit', roles: administrators },
} as const satisfies Record<string, Capability>
