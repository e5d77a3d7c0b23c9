import { text } from '@console/core/contracts'
import { type Structure, structureNode } from '@console/core/structures'
import * as z from 'zod/mini'
import { type CategoryValues, categoryValues } from '../category/contract'
import { listingCategoryCapabilities } from './capabilities'

/** A category of the directory, or a subcategory, which has a parent. Every listing is in a subcategory. */
export const listingCategory = z.extend(structureNode, {
  name: text,
  /** Part of its address: `cooking-gas`. */
  slug: z.string(),
  /** Name of its icon; a newer server may send one that is unknown here. */
  icon: z.string(),
  /** Listings of an inactive category cannot be approved. */
  isActive: z.boolean(),
  /** Number of listings directly in it. */
  listingCount: z.int().check(z.nonnegative()),
})

export type ListingCategory = z.infer<typeof listingCategory>

/** Categories and subcategories of the directory, which its home page starts with. */
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
