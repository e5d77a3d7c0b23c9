import { type Capability, systemAdmin } from '@console/core/permissions'

/** Who may write of records what colleagues see. */
export const remarkCapabilities = {
  write: { id: 'remark.write', roles: systemAdmin },
} as const satisfies Record<string, Capability>
