import type { businessFields } from '@console/domain/business'
import { approvalAnswers } from '../../lists/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { instant } from '../../store/clock'
import { day } from '../shared/approval'
import type { Business } from './rows'

/** List fields of businesses that only the server can answer. */
export const businessAnswers = {
  ...approvalAnswers,
  documentsExpiring: ({ documentsExpireOn }, { world }) =>
    documentsExpireOn !== null && Date.parse(documentsExpireOn) < world.now() + 30 * day,
  dormant: ({ lastOrderAt }, { world }) =>
    lastOrderAt === null || Date.parse(lastOrderAt) < world.now() - 60 * day,
  isNew: ({ approvedAt }, { world }) =>
    approvedAt !== null && approvedAt >= instant(world.now() - 30 * day),
} satisfies Answers<typeof businessFields, Business>
