import { approvalWords } from '@console/domain/approval/words'
import { defineFeature } from '@console/core/routes'
import { listingPaths } from '@console/domain/listing'
import { planPaths } from '@console/domain/listing-plan'
import { planWords } from '@console/domain/listing-plan/words'
import { listingWords } from '@console/domain/listing/words'
import { list } from '@console/list'
import { marketplaceWords } from '@console/marketplace/words'
import { record } from '@console/record'
import { listingsWords } from './words'

/** Directory: listings, waiting and live ones, and the plans that businesses pay for (specification 2). */
export const listings = defineFeature({
  id: 'listings',
  uses: [marketplaceWords, approvalWords, listingWords, planWords],
  routes: [
    list(listingPaths.list, 'list.title', () => import('./listingList')),
    record(listingPaths.details, 'record.title', () => import('./listing')),
    list(planPaths.list, 'plans.title', () => import('./plans/planList')),
    record(planPaths.details, 'plans.record', () => import('./plans/planRecord')),
  ],
  words: listingsWords,
})
