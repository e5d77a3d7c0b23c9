import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities for products, except editing and offering them, which is `companyCapabilities.edit`. */
export const afyaCapabilities = {
  /** Recalls products, and closes recalls. */
  recall: { id: 'afya.recall', roles: administrators },
} as const satisfies Record<string, Capability>
