import { defineMessages } from '@console/core/i18n'
import { approvalMessages } from '@console/domain/approval/messages'
import { marketplaceMessages } from '@console/marketplace/messages'
import { defineFeature } from '@console/core/routes'
import { businessPaths } from '@console/domain/business'
import { list } from '@console/list'
import { record } from '@console/record'

/** Businesses: the queue, approved ones, and single ones (specification 2). */
export const businesses = defineFeature({
  id: 'businesses',
  uses: [marketplaceMessages, approvalMessages],
  routes: [
    list(businessPaths.approve, 'approve.title', () => import('./approveBusiness')),
    list(businessPaths.approved, 'approved.title', () => import('./approvedBusiness')),
    record(businessPaths.review, 'record.title', () => import('./businessReview')),
    record(businessPaths.live, 'record.title', () => import('./business')),
  ],
  messages: defineMessages('businesses', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
