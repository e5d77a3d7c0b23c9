import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen. */
export const inputCapabilities = {
  /** Defines inputs and assigns them to categories; every operator can read them. */
  edit: { id: 'input.edit', roles: administrators },
} as const satisfies Record<string, Capability>
