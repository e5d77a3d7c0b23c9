import type { Resource } from '@console/core/resources'
import { listingPlan, type ListingPlan } from './contract'
import { listingPlanFields } from './fields'

/** The plans of the directory. */
export const listingPlansResource: Resource<ListingPlan, ListingPlan, typeof listingPlanFields> = {
  id: 'listing-plans',
  base: 'business',
  path: '/listing-plans',
  row: listingPlan,
  detail: listingPlan,
  fields: listingPlanFields,
  tokenOf: ({ planId }) => planId,
  nameOf: ({ name }) => name.en,
  revisionOf: () => 1,
  kinds: [],
}
