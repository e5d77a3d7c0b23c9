import { defineFeature, operatorRoute } from '@console/core/routes'
import { businessPaths } from '@console/domain/business'
import type {} from './words/catalogue'

/** Businesses: the queue, those that were approved, and each by itself (specification 2). */
export const businesses = defineFeature({
  id: 'businesses',
  uses: ['templates'],
  routes: [
    operatorRoute(businessPaths.approve, 'approve.title', () =>
      import('./ApproveBusinessScreen/ApproveBusinessScreen').then((m) => m.ApproveBusinessScreen),
    ),
    operatorRoute(businessPaths.approved, 'approved.title', () =>
      import('./ApprovedBusinessScreen/ApprovedBusinessScreen').then(
        (m) => m.ApprovedBusinessScreen,
      ),
    ),
    operatorRoute(businessPaths.review, 'record.title', () =>
      import('./BusinessReviewScreen/BusinessReviewScreen').then((m) => m.BusinessReviewScreen),
    ),
    operatorRoute(businessPaths.live, 'record.title', () =>
      import('./BusinessScreen/BusinessScreen').then((m) => m.BusinessScreen),
    ),
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
