import { administrators, type Capability } from '@console/core/permissions'

/** Capabilities beyond opening a screen (decision 0027). */
export const listingCategoryCapabilities = {
  /** Changes the categories of the directory; every operator can read them. */
  edit: { id: 'listingCategory.edit', roles: administrators },
} as const satisfies Record<string, Capability>
