export { listingPlanEndpoints } from './endpoints'
export { listingPlanEntity } from './entity'
export { fixturePlan } from './fixtures'
