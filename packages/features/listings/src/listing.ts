import {
  type ListingDetail,
  listingPaths,
  type ListingRow,
  submittedListings,
  toListing,
} from '@console/domain/listing'
import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import { listingList } from './listingList'
import { listingFields, listingReadings } from './listing/fields'
import { ListingChecks } from './listing/ListingChecks'
import { ListingDetails } from './listing/ListingDetails'
import { ListingLeads } from './listing/ListingLeads'
import { ListingLook } from './listing/ListingLook'
import { ListingPlan } from './listing/ListingPlan'
import { listingForms } from './renew/forms'

const list = {
  path: listingPaths.list,
  title: 'list.title',
  config: listingList,
  isQueue: false,
} as const

/** /business/listing/details/:secureToken (specification 2): a listing as shoppers see it, and the decisions on it. */
export const listing = defineRecord<ListingRow, ListingDetail>()({
  ...approvalRecord,
  namespace: 'listings',
  resource: submittedListings,
  list,
  // After a review, the next waiting one follows; for a live one, the user stays.
  listOf: ({ submission }) => ({ ...list, isQueue: submission !== null }),
  subtitle: ({ listingNo }) => listingNo,
  picture: ({ photo }) => photo,
  details: ListingDetails,
  tabs: [
    { id: 'listing', title: 'tab.listing', component: ListingLook },
    {
      id: 'checks',
      title: 'marketplace:approval.column.checks',
      component: ListingChecks,
      badge: ({ checksSummary: { fail, warn } }) => fail + warn,
    },
    { id: 'plan', title: 'tab.plan', component: ListingPlan },
    { id: 'leads', title: 'tab.leads', component: ListingLeads },
  ],
  fieldLabels: listingFields,
  readings: listingReadings,
  forms: listingForms,
  pathOf: toListing,
})
