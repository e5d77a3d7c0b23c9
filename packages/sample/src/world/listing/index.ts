export { listingEndpoints } from './endpoints'
export { listingEntity } from './entity'
export { goldenListing } from './golden'
export { listingHistory } from './history'
