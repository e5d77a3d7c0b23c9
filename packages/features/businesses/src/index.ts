import { defineWords } from '@console/core/i18n'
import { approvalWords } from '@console/domain/approval/words'
import { marketplaceWords } from '@console/marketplace/words'
import { defineFeature } from '@console/core/routes'
import { businessPaths } from '@console/domain/business'
import { list } from '@console/list'
import { record } from '@console/record'

/** Businesses: the queue, approved ones, and single ones (specification 2). */
export const businesses = defineFeature({
  id: 'businesses',
  uses: [marketplaceWords, approvalWords],
  routes: [
    list(businessPaths.approve, 'approve.title', () => import('./approveBusiness')),
    list(businessPaths.approved, 'approved.title', () => import('./approvedBusiness')),
    record(businessPaths.review, 'record.title', () => import('./businessReview')),
    record(businessPaths.live, 'record.title', () => import('./business')),
  ],
  words: defineWords('businesses', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
