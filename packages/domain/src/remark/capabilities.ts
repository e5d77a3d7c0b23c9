import { type Capability, systemAdmin } from '@console/core/permissions'

/** Capability to write remarks on records, visible to colleagues. */
export const remarkCapabilities = {
  write: { id: 'remark.write', roles: systemAdmin },
} as const satisfies Record<string, Capability>
