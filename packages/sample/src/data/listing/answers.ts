import type { listingFields } from '@console/domain/listing'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { day, instant } from '../../store/clock'
import type { Listing } from './rows'

/** List fields of listings that only the server can answer. */
export const listingAnswers = {
  ...approvalAnswers,
  expiring: ({ visibility, expiresAt }, { database }) =>
    visibility === 'published' &&
    expiresAt !== null &&
    expiresAt < instant(database.now() + 14 * day),
  featured: ({ featuredUntil }, { now }) => featuredUntil !== null && featuredUntil > now,
} satisfies Answers<typeof listingFields, Listing>
