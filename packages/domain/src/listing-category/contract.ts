import { text } from '@console/core/contracts'
import { type Structure, structureNode } from '@console/core/structures'
import * as z from 'zod/mini'
import { type CategoryValues, categoryValues } from '../category/contract'
import { listingCategoryCapabilities } from './capabilities'

/** A category of the directory, or a subcategory: that is one that stands in another. Every listing is in a subcategory. */
export const listingCategory = z.extend(structureNode, {
  name: text,
  /** What stands in its address: `cooking-gas`. */
  slug: z.string(),
  /** What its picture shows; of a newer server one that is not known here, too. */
  icon: z.string(),
  /** Listings of one that is not are not approved. */
  isActive: z.boolean(),
  /** Listings that stand right in it. */
  listingCount: z.int().check(z.nonnegative()),
})

/** A category or a subcategory of the directory. */
export type ListingCategory = z.infer<typeof listingCategory>

/** The categories of the directory with their subcategories: what its home page begins with. */
export const listingCategories: Structure<ListingCategory, CategoryValues> = {
  id: 'listing-categories',
  base: 'business',
  path: '/listing-categories',
  node: listingCategory,
  values: categoryValues,
  depth: 2,
  transitions: ['activate', 'deactivate'],
  edit: listingCategoryCapabilities.edit,
}
