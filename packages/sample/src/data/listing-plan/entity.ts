import type { Entity } from '../../store/entity'
import { listingPlans, type StoredPlan } from './rows'

/** Stored plans of the directory. */
export const listingPlanEntity: Entity<StoredPlan> = {
  name: 'listing-plans',
  seed: listingPlans,
  token: 'planId',
}
