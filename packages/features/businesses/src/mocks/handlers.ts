import {
  approvalDecisions,
  type Business,
  businessChecksOf,
  businessDetail,
  businessHistory,
  businessSla,
  lastBusinessSubmission,
  resourceEndpoints,
} from '@console/core/mocks'
import { businessesResource } from '../resource'
import { businessList } from './businessList'

/** The endpoints of businesses. */
export const businessEndpoints = resourceEndpoints({
  resource: businessesResource,
  entity: 'businesses',
  list: businessList,
  toRow: (business) => business,
  toDetail: (business) => ({ ...business, ...businessDetail(business) }),
  decisions: [
    approvalDecisions<Business>({
      kind: 'business',
      slaHours: businessSla,
      checks: businessChecksOf,
      lastSubmission: lastBusinessSubmission,
    }),
  ],
  past: businessHistory,
})

/** This feature's part of the sample backend. */
export const businessesHandlers = [...businessEndpoints.handlers]
