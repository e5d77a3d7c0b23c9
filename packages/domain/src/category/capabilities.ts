import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0027). */
export const categoryCapabilities = {
  /** Changes the categories of what is sold; every operator reads them. */
  edit: { id: 'category.edit', roles: administrators },
} as const satisfies Record<string, Capability>
