import type { FeaturedPhase } from '@console/domain/featured'

/** Stories for each featured state of an item. */
export const featuredStories = {
  not_featured: { part: 'features/products/notFeatured', story: 'Filled' },
  scheduled: 'Scheduled',
  featured: 'Filled',
} satisfies Record<FeaturedPhase, string | { part: string; story: string }>
