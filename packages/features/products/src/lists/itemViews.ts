import type { ListView } from '@console/list'

/** Views of the lists of live items. */
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
    title: 'approval:status.suspended',
    query: { approvalStatus: 'suspended' },
  },
  hidden: { id: 'hidden', title: 'view.hidden', query: { hidden: 'true' } },
} as const satisfies Record<string, ListView>

/** Featured items, current and planned, in the order of the marketplace: by place, then by rank. */
export const featured = { fixed: { featured: 'true' }, sort: 'placement,rank' } as const

/** Views of the lists of featured items. */
export const featuredViews = {
  all: { id: 'all', title: 'view.all', query: {} },
  scheduled: {
    id: 'scheduled',
    title: 'featuredState.scheduled',
    query: { featuredState: 'scheduled' },
  },
  ending: { id: 'ending', title: 'featuredState.ending', query: { featuredState: 'ending' } },
} as const satisfies Record<string, ListView>
