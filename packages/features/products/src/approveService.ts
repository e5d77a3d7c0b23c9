import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
} from '@console/marketplace/approval'
import { defineList } from '@console/list'
import type { Submitted } from '@console/core/resources'
import {
  type ServiceRow,
  servicePaths,
  toServiceReview,
  submittedServices,
} from '@console/domain/service-product'
import { serviceFields } from './item/fields'
import { submittedColumns } from './lists/submittedColumns'
import { itemColumns, itemFilters } from './lists/itemListParts'
import { serviceColumns, serviceFilters } from './lists/serviceListParts'

/** /approve-service-product (specification 2): services waiting for a decision. */
export const approveService = defineList<Submitted<ServiceRow>>()({
  ...waitingFirst,
  id: 'approve-service-product',
  namespace: 'products',
  title: 'approveService.title',
  resource: submittedServices,
  columns: [
    submittedColumns.name,
    itemColumns.business,
    submittedColumns.price,
    approvalColumns.submissionKind,
    approvalColumns.checks,
    approvalColumns.dueAt,
    approvalColumns.reviewer,
    serviceColumns.mode,
    serviceColumns.areas,
    serviceColumns.durationMinutes,
    approvalColumns.submittedAt,
    { ...approvalColumns.approvalStatus, isOptional: true },
    { ...itemColumns.category, isOptional: true },
    serviceColumns.priceModel,
    approvalColumns.attempt,
  ],
  filters: [
    approvalFilters.submissionKind,
    serviceFilters.mode,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    itemFilters.category,
    itemFilters.business,
    itemFilters.businessRisk,
    approvalFilters.attempt,
    approvalFilters.submittedAt,
  ],
  views: [
    approvalViews.waiting,
    approvalViews.updates,
    approvalViews.mine,
    approvalViews.overdue,
    approvalViews.changesRequested,
    approvalViews.rejected,
  ],
  preview: () => import('./item/ItemPreview').then((m) => m.SubmittedServicePreview),
  fieldLabels: serviceFields,
  recordPath: ({ secureToken }) => toServiceReview(secureToken),
  empty: {
    text: 'approveService.empty',
    next: { title: 'approvedService.title', to: servicePaths.approved },
  },
})
