export { listingEndpoints } from './endpoints'
export { listingEntity } from './entity'
export { fixtureListing } from './fixtures'
export { listingHistory } from './history'
