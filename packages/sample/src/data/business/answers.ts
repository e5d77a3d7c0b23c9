import type { businessFields } from '@console/domain/business'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { day, instant } from '../../store/clock'
import type { Business } from './rows'

/** List fields of businesses that only the server can answer. */
export const businessAnswers = {
  ...approvalAnswers,
  documentsExpiring: ({ documentsExpireOn }, { database }) =>
    documentsExpireOn !== null && Date.parse(documentsExpireOn) < database.now() + 30 * day,
  dormant: ({ lastOrderAt }, { database }) =>
    lastOrderAt === null || Date.parse(lastOrderAt) < database.now() - 60 * day,
  isNew: ({ approvedAt }, { database }) =>
    approvedAt !== null && approvedAt >= instant(database.now() - 30 * day),
} satisfies Answers<typeof businessFields, Business>
