export { listingPlanEndpoints } from './endpoints'
export { listingPlanEntity } from './entity'
export { goldenPlan } from './golden'
