import type { Text } from '@console/core/contracts'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { plain } from '../shared/parties'
import { categoryNames, closedSubcategories, subcategoryOfTrade } from './names'

/** Initial state of a category of the directory. */
export interface CategorySeed {
  categoryId: string
  name: Text
  slug: string
  isActive: boolean
}

/** A subcategory; its `categoryId` is that of its parent category. */
export interface SubcategorySeed extends CategorySeed {
  subcategoryId: string
}

/** The 24 categories of the directory. */
export const listingCategories = once((): CategorySeed[] =>
  categoryNames.map(([en, tr, ar], place) => ({
    categoryId: token('listingCategory', place),
    name: { en, tr, ar },
    slug: plain(en),
    isActive: true,
  })),
)

/** Their 120 subcategories, five in each. Their names are not translated yet. */
export const listingSubcategories = once((): SubcategorySeed[] =>
  listingCategories().flatMap(({ categoryId }, category) =>
    (categoryNames[category]?.[3] ?? '').split(', ').map((en, place) => ({
      categoryId,
      subcategoryId: token('listingSubcategory', category * 5 + place),
      name: { en },
      slug: plain(en),
      isActive: !closedSubcategories.includes(en),
    })),
  ),
)

/**
 * Subcategory of a trade's businesses.
 * @throws Error for a trade that has none
 */
export function subcategoryFor(trade: string): SubcategorySeed {
  const found = listingSubcategories().find(({ name }) => name.en === subcategoryOfTrade[trade])
  if (!found) throw new Error(`The directory has no place for ${trade}`)
  return found
}

/** All siblings of a subcategory, including itself. */
export function besideSubcategory({ categoryId }: SubcategorySeed): SubcategorySeed[] {
  return listingSubcategories().filter((other) => other.categoryId === categoryId)
}

/** References to a subcategory and its category. */
export function categoryRefs({ categoryId, subcategoryId, name }: SubcategorySeed) {
  const category = listingCategories().find((other) => other.categoryId === categoryId)
  return {
    category: { token: categoryId, label: category?.name.en ?? '', names: category?.name },
    subcategory: { token: subcategoryId, label: name.en, names: name },
  }
}
