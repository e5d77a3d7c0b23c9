import { liveAndSubmitted } from '@console/core/resources'
import { decidedRevision } from '../approval/decidedRevision'
import { listingDetail, type ListingDetail, listingRow, type ListingRow } from './contract'
import { listingFields } from './fields'
import { listingWorkflows } from './workflows'

const listings = liveAndSubmitted<ListingRow, ListingDetail, typeof listingFields>({
  id: 'listings',
  base: 'business',
  path: '/listings',
  row: listingRow,
  detail: listingDetail,
  fields: listingFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ title }) => title,
  hasRemarks: true,
  revisionOf: decidedRevision,
  workflows: listingWorkflows,
  usualReasons: [
    'misleading_content',
    'wrong_category',
    'poor_images',
    'outside_area',
    'duplicate_record',
    'prohibited_item',
    'policy_breach',
  ],
})

/** Listings of the directory with their live values. */
export const listingsResource = listings.live

/** Listings with their submitted values. */
export const submittedListings = listings.submitted
