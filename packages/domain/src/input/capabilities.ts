import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen. */
export const inputCapabilities = {
  /** Defines inputs and says which of them a category asks; every operator reads them. */
  edit: { id: 'input.edit', roles: administrators },
} as const satisfies Record<string, Capability>
