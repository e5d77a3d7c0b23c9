import { businessEntity } from './entity'
import { approvalDecisions } from '../shared/approvalDecisions'
import type { Business } from './rows'
import { businessChecksOf, businessDetail } from './details'
import { businessHistory, lastBusinessSubmission } from './past'
import { settingsIn } from '../shop-setting/settingsIn'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { businessesResource } from '@console/domain/business'
import { businessAnswers } from './answers'

/** The endpoints of businesses. */
export const businessEndpoints = resourceEndpoints({
  resource: businessesResource,
  entity: businessEntity,
  answers: businessAnswers,
  toRow: (business) => ({ ...business, update: null }),
  toDetail: (business) => ({ ...business, update: null, ...businessDetail(business) }),
  decisions: [
    approvalDecisions<Business>({
      slaHours: (world) => settingsIn(world, 'review').slaHours.business,
      checks: businessChecksOf,
      lastSubmission: lastBusinessSubmission,
    }),
  ],
  past: businessHistory,
})
