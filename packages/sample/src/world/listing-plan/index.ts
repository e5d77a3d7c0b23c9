export { listingPlanEndpoints } from './endpoints'
export { listingPlanEntity } from './entity'
