import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const planCapabilities = {
  /** Create, edit, publish, retire and restore plans. */
  edit: { id: 'plan.edit', roles: administrators },
} as const satisfies Record<string, Capability>
