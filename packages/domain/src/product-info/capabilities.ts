import { type Capability, administrators } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0028). */
export const productInfoCapabilities = {
  /** Edits the shop's information, publishes its pages and reverts them; every operator can read them. */
  edit: { id: 'info.edit', roles: administrators },
} as const satisfies Record<string, Capability>
