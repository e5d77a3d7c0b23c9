import type { Entity } from '../../store/entity'
import { listingPlans, type StoredPlan } from './rows'

/** Plans of the directory, as the store keeps them. */
export const listingPlanEntity: Entity<StoredPlan> = {
  name: 'listing-plans',
  seed: listingPlans,
  token: 'planId',
}
