import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Businesses: the queue, those that were approved, and each by itself (specification 2). */
export const businesses = defineFeature({
  id: 'businesses',
  uses: ['templates'],
  routes: [
    {
      pattern: paths.approve,
      auth: systemAdmin,
      hasFrame: true,
      title: 'approve.title',
      screen: () =>
        import('./ApproveBusinessScreen/ApproveBusinessScreen').then(
          (m) => m.ApproveBusinessScreen,
        ),
    },
    {
      pattern: paths.approved,
      auth: systemAdmin,
      hasFrame: true,
      title: 'approved.title',
      screen: () =>
        import('./ApprovedBusinessScreen/ApprovedBusinessScreen').then(
          (m) => m.ApprovedBusinessScreen,
        ),
    },
    {
      pattern: paths.review,
      auth: systemAdmin,
      hasFrame: true,
      title: 'record.title',
      screen: () =>
        import('./BusinessReviewScreen/BusinessReviewScreen').then((m) => m.BusinessReviewScreen),
    },
    {
      pattern: paths.live,
      auth: systemAdmin,
      hasFrame: true,
      title: 'record.title',
      screen: () => import('./BusinessScreen/BusinessScreen').then((m) => m.BusinessScreen),
    },
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
