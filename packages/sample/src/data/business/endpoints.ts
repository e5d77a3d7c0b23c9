import { businessEntity } from './entity'
import { approvalDecisions } from '../shared/approvalDecisions'
import type { Business } from './rows'
import { businessChecksOf, businessDetail } from './details'
import { businessHistory, lastBusinessSubmission } from './history'
import { firstToExpire, registeredChecks, registeredDetail } from './registered'
import { settingsIn } from '../shop-setting/settingsIn'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { businessesResource } from '@console/domain/business'
import { businessAnswers } from './answers'
import { dayOffset } from '../shop-setting/dayOffset'

function toRow({ registered: _, ...row }: Business) {
  return { ...row, update: null }
}

/** Endpoints of businesses. */
export const businessEndpoints = resourceEndpoints({
  resource: businessesResource,
  entity: businessEntity,
  dayOffset,
  answers: businessAnswers,
  toRow,
  toDetail: (business, database) => ({
    ...toRow(business),
    ...(business.registered
      ? registeredDetail(business, business.registered, database)
      : businessDetail(business)),
  }),
  decisions: [
    approvalDecisions<Business>({
      slaHours: (database) => settingsIn(database, 'review').slaHours.business,
      checks: (business, database) =>
        business.registered
          ? registeredChecks(business, business.registered, database)
          : businessChecksOf(business),
      lastSubmission: (business) =>
        business.registered?.submission ?? lastBusinessSubmission(business),
      whenFirstApproved: ({ registered }) =>
        registered ? { documentsExpireOn: firstToExpire(registered) } : {},
    }),
  ],
  past: businessHistory,
})
