import { defineWords } from '@console/core/i18n'
import { approvalWords } from '@console/domain/approval/words'
import { defineFeature } from '@console/core/routes'
import { listingPaths } from '@console/domain/listing'
import { listingWords } from '@console/domain/listing/words'
import { list } from '@console/list'
import { marketplaceWords } from '@console/marketplace/words'
import { record } from '@console/record'
import type {} from './words/catalogue'

/** Listings of the directory: those that wait, those that shoppers find, and those they found once (specification 2). */
export const listings = defineFeature({
  id: 'listings',
  uses: [marketplaceWords, approvalWords, listingWords],
  routes: [
    list(listingPaths.list, 'list.title', () => import('./listingList')),
    record(listingPaths.details, 'record.title', () => import('./listing')),
  ],
  words: defineWords('listings', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
