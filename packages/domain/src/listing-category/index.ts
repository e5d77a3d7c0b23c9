export { listingCategoryPaths } from './addresses'
export { listingCategoryCapabilities } from './capabilities'
export { listingCategories, type ListingCategory, listingCategory } from './contract'
