import { approvalMessages } from '@console/domain/approval/messages'
import { defineFeature } from '@console/core/routes'
import { listingPaths } from '@console/domain/listing'
import { planPaths } from '@console/domain/listing-plan'
import { planMessages } from '@console/domain/listing-plan/messages'
import { listingMessages } from '@console/domain/listing/messages'
import { list } from '@console/list'
import { marketplaceMessages } from '@console/marketplace/messages'
import { record } from '@console/record'
import { listingsMessages } from './messages'

/** Directory: listings, waiting and live ones, and the plans that businesses pay for (specification 2). */
export const listings = defineFeature({
  id: 'listings',
  uses: [marketplaceMessages, approvalMessages, listingMessages, planMessages],
  routes: [
    list(listingPaths.list, 'list.title', () => import('./listingList')),
    record(listingPaths.details, 'record.title', () => import('./listing')),
    list(planPaths.list, 'plans.title', () => import('./plans/planList')),
    record(planPaths.details, 'plans.record', () => import('./plans/planRecord')),
  ],
  messages: listingsMessages,
})
