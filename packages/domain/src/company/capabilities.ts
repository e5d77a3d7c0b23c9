import { administrators, type Capability, systemAdmin } from '@console/core/permissions'

/** Capabilities for companies and their products, beyond reading them (decision 0007). */
export const companyCapabilities = {
  /** Edits companies and products, and offers or withdraws products. */
  edit: { id: 'afya.edit', roles: systemAdmin },
  /** Suspends companies, which hides their products, and reinstates them. */
  suspend: { id: 'company.suspend', roles: administrators },
} as const satisfies Record<string, Capability>
