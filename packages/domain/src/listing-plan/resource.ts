import type { Resource } from '@console/core/resources'
import {
  listingPlan,
  type ListingPlan,
  listingPlanDetail,
  type ListingPlanDetail,
} from './contract'
import { listingPlanFields } from './fields'
import { listingPlanWorkflow } from './workflow'

/** Plans of the directory. */
export const listingPlansResource: Resource<
  ListingPlan,
  ListingPlanDetail,
  typeof listingPlanFields
> = {
  id: 'listing-plans',
  base: 'business',
  path: '/listing-plans',
  row: listingPlan,
  detail: listingPlanDetail,
  fields: listingPlanFields,
  tokenOf: ({ planId }) => planId,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  workflows: [listingPlanWorkflow],
}
