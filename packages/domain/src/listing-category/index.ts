export {
  listingCategoryPaths,
  toCategory,
  toCategoryInTree,
  toListingCategory,
  toNewCategory,
  toSubcategory,
} from './addresses'
export { listingCategoryCapabilities } from './capabilities'
export { listingCategories, type ListingCategory, listingCategory } from './contract'
