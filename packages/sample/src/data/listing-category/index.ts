export { listingCategoryEndpoints } from './endpoints'
export { listingCategoryEntity, listingCategoryPlaces } from './entity'
