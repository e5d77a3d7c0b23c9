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
