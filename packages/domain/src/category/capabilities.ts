import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0027). */
export const categoryCapabilities = {
  /** Changes the product categories; every operator can read them. */
  edit: { id: 'category.edit', roles: administrators },
} as const satisfies Record<string, Capability>
