import type { Submitted } from '@console/core/resources'
import {
  listingPaths,
  type ListingRow,
  submittedListings,
  toListing,
} from '@console/domain/listing'
import { defineList } from '@console/list'
import { approvalColumns, approvalFilters, approvalViews } from '@console/marketplace/approval'
import { listingFields } from './listing/fields'
import { listingColumns, listingFilters } from './listing/listingListParts'
import { listingForms, listingBulkForms } from './renew/forms'

/** Columns of the views of waiting listings: live values say nothing about a first submission. */
const reviewColumns = [
  'dueAt',
  'checks',
  'submissionKind',
  'business',
  'category',
  'plan',
  'reviewer',
]

/** /business/listings (specification 2): listings of the directory. Opens with the waiting ones, like every queue. */
export const listingList = defineList<Submitted<ListingRow>>()({
  id: 'listings',
  namespace: 'listings',
  title: 'list.title',
  resource: submittedListings,
  fixed: {},
  sort: 'dueAt',
  columns: [
    listingColumns.title,
    listingColumns.business,
    listingColumns.category,
    listingColumns.plan,
    listingColumns.expiresAt,
    listingColumns.views30d,
    listingColumns.leads30d,
    listingColumns.visibility,
    listingColumns.approvalStatus,
    listingColumns.featuredUntil,
    listingColumns.county,
    listingColumns.phones,
    listingColumns.photos,
    { ...approvalColumns.dueAt, isOptional: true },
    { ...approvalColumns.checks, isOptional: true },
    { ...approvalColumns.submissionKind, isOptional: true },
    { ...approvalColumns.reviewer, isOptional: true },
  ],
  filters: [
    listingFilters.approvalStatus,
    listingFilters.visibility,
    listingFilters.category,
    listingFilters.subcategory,
    listingFilters.plan,
    listingFilters.county,
    listingFilters.expiring,
    listingFilters.featured,
    listingFilters.noPhoto,
    listingFilters.business,
    listingFilters.expiresAt,
    { ...approvalFilters.overdue, isPinned: false },
    { ...approvalFilters.checks, isPinned: false },
    { ...approvalFilters.claimedBy, isPinned: false },
    { ...approvalFilters.submissionKind, isPinned: false },
  ],
  views: [
    {
      id: 'review',
      title: 'view.review',
      query: { submission: 'waiting' },
      columns: reviewColumns,
    },
    {
      ...approvalViews.mine,
      query: { submission: 'waiting', claimedBy: 'me' },
      columns: reviewColumns,
    },
    // Waiting ones first, then by end date.
    { id: 'all', title: 'view.all', query: { sort: 'approvalStatus,expiresAt' } },
    {
      id: 'live',
      title: 'view.live',
      query: { approvalStatus: 'approved', visibility: 'published', sort: 'expiresAt' },
    },
    { id: 'expiring', title: 'view.expiring', query: { expiring: 'true', sort: 'expiresAt' } },
    {
      id: 'expired',
      title: 'listing:status.expired',
      query: { visibility: 'expired', sort: '-expiresAt' },
    },
    {
      id: 'paused',
      title: 'listing:status.paused',
      query: { visibility: 'paused', sort: 'expiresAt' },
    },
    {
      id: 'archived',
      title: 'listing:status.archived',
      query: { visibility: 'archived', sort: '-decidedAt' },
    },
    approvalViews.changesRequested,
    approvalViews.rejected,
  ],
  rowActions: [
    'claim',
    'release',
    'approve',
    'request_changes',
    'reject',
    'reopen',
    'renew',
    'resume',
    'restore',
    'pause',
    'archive',
    'suspend',
    'reinstate',
  ],
  bulkActions: [
    'approve',
    'reject',
    'request_changes',
    'claim',
    'release',
    'renew',
    'resume',
    'restore',
    'pause',
    'archive',
  ],
  forms: listingForms,
  bulkForms: listingBulkForms,
  preview: () => import('./listing/ListingPreview').then((m) => m.ListingPreview),
  fieldLabels: listingFields,
  recordPath: ({ secureToken }) => toListing(secureToken),
  empty: {
    text: 'list.empty',
    next: { title: 'list.empty.next', to: `${listingPaths.list}?view=all` },
  },
})
