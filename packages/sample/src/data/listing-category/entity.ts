import { listingCategories, type ListingCategory } from '@console/domain/listing-category'
import { once } from '../../random/once'
import type { Entity } from '../../store/entity'
import { placeEntity } from '../../structures/places'
import { listingCategories as categories, listingSubcategories as subcategories } from './rows'
import type { CategoryIcon } from '@console/domain/category'

/** Icons of the directory's categories, in their order. */
// oxfmt-ignore
const directoryIcons: readonly CategoryIcon[] = [
  'hammer', 'droplets', 'zap', 'utensils', 'store', 'package', 'coffee', 'sprout', 'sprout', 'book-open', 'smartphone', 'shirt',
  'house', 'pill', 'stethoscope', 'zap', 'truck', 'package', 'car', 'book-open', 'heart-pulse', 'palette', 'bed', 'graduation-cap',
]

/** A stored category of the directory. */
export type StoredListingCategory = Omit<ListingCategory, 'parentId' | 'listingCount'>

/** Stored categories and subcategories of the directory. */
export const listingCategoryEntity: Entity<StoredListingCategory> = {
  name: listingCategories.id,
  seed: once(() =>
    [...categories(), ...subcategories()].map(({ categoryId, name, slug, isActive, ...below }) => ({
      nodeId: 'subcategoryId' in below ? String(below.subcategoryId) : categoryId,
      version: 1,
      name,
      slug,
      icon: directoryIcons[categories().findIndex((each) => each.categoryId === categoryId)] ?? '',
      isActive,
    })),
  ),
  token: 'nodeId',
}

/** Their positions. */
export const listingCategoryPlaces = placeEntity(listingCategories, () => [
  ...categories().map(({ categoryId }) => ({ nodeId: categoryId, parentId: null })),
  ...subcategories().map(({ categoryId, subcategoryId }) => ({
    nodeId: subcategoryId,
    parentId: categoryId,
  })),
])
