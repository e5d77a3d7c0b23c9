import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  defineIndex,
  waitingFirst,
} from '@console/templates'
import type { BusinessRow } from '../contract'
import { businessColumns } from '../parts/businessColumns'
import { businessFilters } from '../parts/businessFilters'
import { paths, toReview } from '../paths'
import { businessesResource } from '../resource'

/** /business-approve: the list. */
export const approveBusiness = defineIndex<BusinessRow>()({
  ...waitingFirst,
  id: 'business-approve',
  namespace: 'businesses',
  title: 'approve.title',
  resource: businessesResource,
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
  preview: () => import('../parts/BusinessPreview').then((m) => m.BusinessPreview),
  recordPath: ({ secureToken }) => toReview(secureToken),
  empty: { text: 'approve.empty', next: { title: 'approved.title', to: paths.approved } },
})
