export { type ListingPlan, listingPlan } from './contract'
export { listingPlanFields } from './fields'
export { listingPlansResource } from './resource'
