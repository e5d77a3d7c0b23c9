export { blankPlan, planPaths, toNewPlan, toPlan } from './addresses'
export { planCapabilities } from './capabilities'
export {
  type ListingPlan,
  listingPlan,
  listingPlanDetail,
  type ListingPlanDetail,
  longestName,
  type PlanBody,
  planBody,
  type PlanTerms,
  type PlanVersion,
} from './contract'
export { isFree, listingPlanFields } from './fields'
export { listingPlanWorkflow } from './workflow'
export { planLifecycle } from './lifecycle'
export { listingPlansResource } from './resource'
export { daysOf, type PlanAction, planPeriods, type PlanStatus } from './terms'
export { makesVersion, termsOf } from './version'
