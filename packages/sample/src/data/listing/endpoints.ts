import { listingsResource, type listingFields } from '@console/domain/listing'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { hiddenBy } from './hiddenBy'
import { approvalDecisions } from '../shared/approvalDecisions'
import { correctionDecisions } from './correctionDecisions'
import { listingChecksOf, listingDetail } from './details'
import { listingEntity } from './entity'
import { lastListingSubmission, listingHistory } from './history'
import type { Listing } from './rows'
import type { SampleDatabase } from '../../store/store'
import { listingPlanEntity } from '../listing-plan/entity'
import { planRef, type StoredPlan } from '../listing-plan/rows'
import { settingsIn } from '../shop-setting/settingsIn'
import { begin } from './subscription'
import { listingUpdate } from './update'
import { visibilityDecisions } from './visibilityDecisions'
import { dayOffset } from '../shop-setting/dayOffset'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { day, instant } from '../../store/clock'

/** List fields of listings that only the server can answer. */
const listingAnswers = {
  ...approvalAnswers,
  expiring: ({ visibility, expiresAt }, { database }) =>
    visibility === 'published' &&
    expiresAt !== null &&
    expiresAt < instant(database.now() + 14 * day),
  featured: ({ featuredUntil }, { now }) => featuredUntil !== null && featuredUntil > now,
} satisfies Answers<typeof listingFields, Listing>

function toRow(listing: Listing, database: SampleDatabase) {
  const { billed: _, planVersion: __, corrected: ___, ...row } = listing
  const plan = database.find(listingPlanEntity, listing.plan.token)
  return {
    ...row,
    // Current name of the plan.
    plan: plan ? planRef(plan) : listing.plan,
    update: listingUpdate(listing),
  }
}

/** Endpoints of listings. */
export const listingEndpoints = resourceEndpoints({
  resource: listingsResource,
  entity: listingEntity,
  dayOffset,
  answers: listingAnswers,
  update: listingUpdate,
  toRow,
  toDetail: (listing, database) => ({
    ...toRow(listing, database),
    ...listingDetail(listing, database),
  }),
  decisions: [
    approvalDecisions<Listing>({
      slaHours: (database) => settingsIn(database, 'review').slaHours.listing,
      checks: listingChecksOf,
      lastSubmission: lastListingSubmission,
      update: listingUpdate,
      whenFirstApproved: (listing, at, database) =>
        begin(listing, database.find(listingPlanEntity, listing.plan.token) as StoredPlan, at),
      hiddenBy,
    }),
    visibilityDecisions,
    correctionDecisions,
  ],
  past: listingHistory,
})
