import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  defineIndex,
  waitingFirst,
} from '@console/templates'
import {
  type BusinessRow,
  businessPaths,
  toBusinessReview,
  submittedBusinesses,
} from '@console/domain/business'
import { businessColumns } from './parts/businessColumns'
import { businessFilters } from './parts/businessFilters'
import { businessFields } from './parts/fields'

/** /business-approve (specification 2): businesses that wait for a decision. */
export const approveBusiness = defineIndex<BusinessRow>()({
  ...waitingFirst,
  id: 'business-approve',
  namespace: 'businesses',
  title: 'approve.title',
  resource: submittedBusinesses,
  columns: [
    businessColumns.name,
    businessColumns.kind,
    businessColumns.county,
    approvalColumns.checks,
    approvalColumns.due,
    approvalColumns.claimedBy,
    approvalColumns.status,
    businessColumns.recruitedBy,
    approvalColumns.submitted,
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
    approvalFilters.kind,
    approvalFilters.submitted,
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
  preview: () => import('./parts/BusinessPreview').then((m) => m.BusinessPreview),
  fieldLabels: businessFields,
  recordPath: ({ secureToken }) => toBusinessReview(secureToken),
  empty: { text: 'approve.empty', next: { title: 'approved.title', to: businessPaths.approved } },
})
