import type { Submitted } from '@console/core/resources'
import { businessPaths } from '@console/domain/business'
import {
  listingQueue,
  type ListingRow,
  submittedListings,
  toListing,
} from '@console/domain/listing'
import { defineList } from '@console/list'
import { approvalColumns, approvalFilters, approvalViews } from '@console/marketplace/approval'
import { listingFields } from './parts/fields'
import { listingColumns, listingFilters } from './parts/listingListParts'
import { listingForms, listingBulkForms } from './renew/forms'

const waiting = { submission: 'waiting', sort: 'dueAt' } as const

/** /business/listings (specification 2): all listings of the directory, and as a view of them the queue. */
export const listingList = defineList<Submitted<ListingRow>>()({
  id: 'listings',
  namespace: 'listings',
  title: 'list.title',
  resource: submittedListings,
  fixed: {},
  // What waits comes first, then what ends first.
  sort: 'approvalStatus,expiresAt',
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
    { id: 'all', title: 'view.all', query: {} },
    { id: listingQueue.view, title: 'view.review', query: waiting },
    { ...approvalViews.mine, query: { ...waiting, claimedBy: 'me' } },
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
    { id: 'paused', title: 'listing:status.paused', query: { visibility: 'paused' } },
    { id: 'archived', title: 'listing:status.archived', query: { visibility: 'archived' } },
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
  preview: () => import('./parts/ListingPreview').then((m) => m.ListingPreview),
  fieldLabels: listingFields,
  recordPath: ({ secureToken }) => toListing(secureToken),
  empty: {
    text: 'list.empty',
    next: { title: 'list.empty.next', to: businessPaths.approved },
  },
})
