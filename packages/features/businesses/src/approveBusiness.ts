import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
} from '@console/marketplace/approval'
import { defineList } from '@console/list'
import {
  type BusinessRow,
  businessPaths,
  toBusinessReview,
  submittedBusinesses,
} from '@console/domain/business'
import { businessColumns, businessFilters } from './business/businessListParts'
import { businessFields } from './business/fields'

/** /business-approve (specification 2): businesses waiting for a decision. */
export const approveBusiness = defineList<BusinessRow>()({
  ...waitingFirst,
  id: 'business-approve',
  namespace: 'businesses',
  title: 'approve.title',
  resource: submittedBusinesses,
  columns: [
    businessColumns.tradingName,
    businessColumns.kind,
    businessColumns.county,
    approvalColumns.submissionKind,
    approvalColumns.checks,
    approvalColumns.dueAt,
    approvalColumns.reviewer,
    approvalColumns.approvalStatus,
    businessColumns.recruitedBy,
    approvalColumns.submittedAt,
    businessColumns.legalName,
    businessColumns.country,
    approvalColumns.attempt,
    businessColumns.risk,
    { ...businessColumns.capabilities, isOptional: true },
  ],
  filters: [
    businessFilters.kind,
    businessFilters.county,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    businessFilters.country,
    businessFilters.risk,
    approvalFilters.submissionKind,
    approvalFilters.submittedAt,
    approvalFilters.attempt,
  ],
  views: [
    approvalViews.waiting,
    approvalViews.mine,
    approvalViews.overdue,
    approvalViews.changesRequested,
    approvalViews.resubmitted,
    approvalViews.rejected,
  ],
  preview: () => import('./business/BusinessPreview').then((m) => m.BusinessPreview),
  fieldLabels: businessFields,
  recordPath: ({ secureToken }) => toBusinessReview(secureToken),
  empty: { text: 'approve.empty', next: { title: 'approved.title', to: businessPaths.approved } },
})
