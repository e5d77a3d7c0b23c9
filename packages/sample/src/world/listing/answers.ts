import type { listingFields } from '@console/domain/listing'
import { approvalAnswers } from '../../lists/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { instant } from '../../store/clock'
import { day } from '../shared/approval'
import type { Listing } from './rows'

/** What only the server can tell of listings when lists are asked for them. */
export const listingAnswers = {
  ...approvalAnswers,
  expiring: ({ visibility, expiresAt }, { world }) =>
    visibility === 'published' && expiresAt !== null && expiresAt < instant(world.now() + 14 * day),
  featured: ({ featuredUntil }, { now }) => featuredUntil !== null && featuredUntil > now,
} satisfies Answers<typeof listingFields, Listing>
