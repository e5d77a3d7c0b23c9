export {
  type ListingCategory,
  type ListingSubcategory,
  listingCategory,
  listingSubcategory,
} from './contract'
