import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0007). */
export const collectionCapabilities = {
  /** Adds an adjustment to the ledger. */
  adjust: { id: 'commission.adjust', roles: administrators },
} as const satisfies Record<string, Capability>
