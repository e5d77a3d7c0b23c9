import { listingsResource } from '@console/domain/listing'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { isHidden } from '../item/isHidden'
import { approvalDecisions } from '../shared/approvalDecisions'
import { listingAnswers } from './answers'
import { listingChecksOf, listingDetail } from './details'
import { listingEntity } from './entity'
import { lastListingSubmission, listingHistory } from './past'
import type { Listing } from './rows'
import { settingsIn } from '../shop-setting/settingsIn'
import { listingBusiness, planOfBusiness } from './seeds'
import { begin } from './subscription'
import { listingUpdate } from './update'
import { visibilityDecisions } from './visibilityDecisions'
import { indexOf } from '../shared/indexOf'

function toRow({ billed: _, ...listing }: Listing) {
  return { ...listing, update: listingUpdate(listing) }
}

/** The endpoints of listings. */
export const listingEndpoints = resourceEndpoints({
  resource: listingsResource,
  entity: listingEntity,
  answers: listingAnswers,
  update: listingUpdate,
  toRow,
  toDetail: (listing) => ({ ...toRow(listing), ...listingDetail(listing) }),
  decisions: [
    approvalDecisions<Listing>({
      slaHours: (world) => settingsIn(world, 'review').slaHours.listing,
      checks: listingChecksOf,
      lastSubmission: lastListingSubmission,
      update: listingUpdate,
      whenFirstApproved: (listing, at) =>
        begin(listing, planOfBusiness(listingBusiness(indexOf(listingEntity, listing)).index), at),
      isHidden,
    }),
    visibilityDecisions,
  ],
  past: listingHistory,
})
