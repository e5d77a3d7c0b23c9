import { administrators, type Capability, systemAdmin } from '@console/core/permissions'

/** Capabilities for companies and their products, beyond reading them (decision 0007). */
export const companyCapabilities = {
  /** Edit companies and products, and offer or withdraw products. */
  edit: { id: 'afya.edit', roles: systemAdmin },
  /** Suspend companies, which hides their products, and reinstate them. */
  suspend: { id: 'company.suspend', roles: administrators },
} as const satisfies Record<string, Capability>
