import type { ListingCategory, ListingSubcategory } from '@console/domain/listing-category'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { plain } from '../shared/parties'
import { categoryNames, closedSubcategories, subcategoryOfTrade } from './names'

/** The 24 categories of the directory. */
export const listingCategories = once((): ListingCategory[] =>
  categoryNames.map(([en, tr, ar], place) => ({
    categoryId: token('listingCategory', place),
    name: { en, tr, ar },
    slug: plain(en),
    order: place + 1,
    isActive: true,
  })),
)

/** Their 120 subcategories, five in each. Nobody has translated their names yet. */
export const listingSubcategories = once((): ListingSubcategory[] =>
  listingCategories().flatMap(({ categoryId }, category) =>
    (categoryNames[category]?.[3] ?? '').split(', ').map((en, place) => ({
      categoryId,
      subcategoryId: token('listingSubcategory', category * 5 + place),
      name: { en },
      slug: plain(en),
      order: place + 1,
      isActive: !closedSubcategories.includes(en),
    })),
  ),
)

/**
 * In which subcategory businesses of a trade are found.
 * @throws Error for a trade that has none
 */
export function subcategoryFor(trade: string): ListingSubcategory {
  const found = listingSubcategories().find(({ name }) => name.en === subcategoryOfTrade[trade])
  if (!found) throw new Error(`The directory has no place for ${trade}`)
  return found
}

/** All subcategories beside one, itself included. */
export function besideSubcategory({ categoryId }: ListingSubcategory): ListingSubcategory[] {
  return listingSubcategories().filter((other) => other.categoryId === categoryId)
}

/** A subcategory and its category, as listings name them. */
export function categoryRefs({ categoryId, subcategoryId, name }: ListingSubcategory) {
  const category = listingCategories().find((other) => other.categoryId === categoryId)
  return {
    category: { token: categoryId, label: category?.name.en ?? '' },
    subcategory: { token: subcategoryId, label: name.en },
  }
}
