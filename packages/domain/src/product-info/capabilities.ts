import { type Capability, administrators } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0028). */
export const productInfoCapabilities = {
  /** Changes what the shop says of itself, publishes its pages and takes that back; every operator reads it. */
  edit: { id: 'info.edit', roles: administrators },
} as const satisfies Record<string, Capability>
