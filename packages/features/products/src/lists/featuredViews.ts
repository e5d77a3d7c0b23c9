import type { ListView } from '@console/list'

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
