import { approvalFilters, type IndexFilter, type IndexView } from '@console/templates'

/** What is on the marketplace, or was until it was suspended. */
export const live = {
  fixed: { approvalStatus: ['approved', 'suspended'] },
  sort: '-approvedAt',
} as const

/** The tabs of lists of what is live. */
export const liveViews = {
  live: { id: 'live', title: 'view.live', query: {} },
  updatePending: {
    id: 'update-pending',
    title: 'filter.updatePending',
    query: { updatePending: 'true' },
  },
  outOfStock: { id: 'out-of-stock', title: 'stock.out', query: { stock: 'out' } },
  suspended: {
    id: 'suspended',
    title: 'templates:status.suspended',
    query: { approvalStatus: 'suspended' },
  },
  hidden: { id: 'hidden', title: 'view.hidden', query: { hidden: 'true' } },
} as const satisfies Record<string, IndexView>

/** Live or suspended. */
export const liveStatus = {
  ...approvalFilters.status,
  isPinned: true,
  options: approvalFilters.status.options.filter(
    ({ value }) => value === 'approved' || value === 'suspended',
  ),
} as const satisfies IndexFilter
