import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0007). */
export const collectionCapabilities = {
  /** Writes a line of the ledger by hand. */
  adjust: { id: 'commission.adjust', roles: administrators },
} as const satisfies Record<string, Capability>
