import { administrators, type Capability } from '@console/core/permissions'

/** Who may do what beyond opening a screen (decision 0027). */
export const listingCategoryCapabilities = {
  /** Changes the categories of the directory; every operator reads them. */
  edit: { id: 'listingCategory.edit', roles: administrators },
} as const satisfies Record<string, Capability>
