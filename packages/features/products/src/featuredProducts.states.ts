import type { FeaturedPhase } from '@console/domain/featured'

/** Which story shows each state of an item that can be featured. */
export const featuredStories = {
  not_featured: { part: 'features/products/notFeatured', story: 'Filled' },
  scheduled: 'Scheduled',
  featured: 'Filled',
} satisfies Record<FeaturedPhase, string | { part: string; story: string }>
