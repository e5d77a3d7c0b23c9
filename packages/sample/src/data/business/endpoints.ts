import { businessEntity } from './entity'
import { approvalDecisions } from '../shared/approvalDecisions'
import type { Business } from './rows'
import { businessChecksOf, businessDetail } from './details'
import { businessHistory, lastBusinessSubmission } from './history'
import { firstToExpire, registeredChecks, registeredDetail } from './registered'
import { settingsIn } from '../shop-setting/settingsIn'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { businessesResource, type businessFields } from '@console/domain/business'
import { dayOffset } from '../shop-setting/dayOffset'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { day, instant } from '../../store/clock'

/** List fields of businesses that only the server can answer. */
const businessAnswers = {
  ...approvalAnswers,
  documentsExpiring: ({ documentsExpireOn }, { database }) =>
    documentsExpireOn !== null && Date.parse(documentsExpireOn) < database.now() + 30 * day,
  dormant: ({ lastOrderAt }, { database }) =>
    lastOrderAt === null || Date.parse(lastOrderAt) < database.now() - 60 * day,
  isNew: ({ approvedAt }, { database }) =>
    approvedAt !== null && approvedAt >= instant(database.now() - 30 * day),
} satisfies Answers<typeof businessFields, Business>

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
