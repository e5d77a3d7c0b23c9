import { listingPlansResource } from '@console/domain/listing-plan'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { listingPlanEntity } from './entity'

/** The endpoints of the directory’s plans. */
export const listingPlanEndpoints = resourceEndpoints({
  resource: listingPlansResource,
  entity: listingPlanEntity,
  answers: {},
  toRow: (plan) => plan,
  toDetail: (plan) => plan,
  decisions: [],
  past: () => [],
})
