import { text, token } from '@console/core/contracts'
import * as z from 'zod/mini'

/** A category of the directory: what its home page begins with. */
export const listingCategory = z.object({
  categoryId: token,
  name: text,
  /** What stands in its address: `cooking-gas`. */
  slug: z.string(),
  /** Where it stands among the others; the first is 1. */
  order: z.int().check(z.positive()),
  /** Listings of one that is not are not approved. */
  isActive: z.boolean(),
})

/** A category of the directory. */
export type ListingCategory = z.infer<typeof listingCategory>

/** A subcategory of the directory: every listing is in one. */
export const listingSubcategory = z.extend(listingCategory, {
  subcategoryId: token,
})

/** A subcategory of the directory; its `categoryId` is that of the category it is in. */
export type ListingSubcategory = z.infer<typeof listingSubcategory>
