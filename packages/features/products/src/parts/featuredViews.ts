import type { ListView } from '@console/list'

/** What is featured, now or later, as it stands on the marketplace: by place, then by rank. */
export const featured = { fixed: { featured: 'true' }, sort: 'placement,rank' } as const

/** The tabs of lists of featured items. */
export const featuredViews = {
  all: { id: 'all', title: 'view.all', query: {} },
  scheduled: {
    id: 'scheduled',
    title: 'featuredState.scheduled',
    query: { featuredState: 'scheduled' },
  },
  ending: { id: 'ending', title: 'featuredState.ending', query: { featuredState: 'ending' } },
} as const satisfies Record<string, ListView>
