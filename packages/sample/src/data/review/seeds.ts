import { seededRandom } from '../../random/random'
import { weightedAssign } from '../../random/weightedAssign'
import { once } from '../../random/once'
import { liveProducts } from '../product/seeds'

/** Fixture records: the indices of the reviews that stories and tests may rely on. */
export const fixtureReviews = {
  /** Waits, and contains a telephone number. */
  contactDetails: 3,
  /** The longest review. */
  longest: 43,
  arabic: 54,
  /** Five stars from someone who bought nothing, with another shop's address. */
  competitorLink: 64,
  /** Published, and reported by readers. */
  reported: 325,
  /** Published forty seconds before the sample's start. */
  decidedByAnother: 2,
} as const

/** 1 800 reviews, 90 pending, 40 reported. */
export const reviewStates = once(() =>
  weightedAssign('review', 'status', {
    pending: 90,
    published: 1572,
    reported: 40,
    rejected: 60,
    hidden: 38,
  }),
)

/** Ratings with a J-shaped distribution: most are very good, some very bad, few between. */
export const reviewRatings = once(() =>
  weightedAssign('review', 'rating', { 1: 198, 2: 90, 3: 162, 4: 414, 5: 936 }).map(
    (stars) => Number(stars) as 1 | 2 | 3 | 4 | 5,
  ),
)

/** Index of the product that each review is about. */
export const reviewedProducts = once(() => {
  const live = liveProducts()
  return reviewStates().map((_, index) => seededRandom('review', index, 'product').pick(live))
})

/** Rating of a product from its published reviews. */
export interface Rating {
  count: number
  stars: number
}

/** Ratings of the products that have any, by the index of the product. */
export const productRatings = once(() => {
  const ratings = new Map<number, Rating>()
  for (const [index, product] of reviewedProducts().entries()) {
    const state = reviewStates()[index]
    if (state !== 'published' && state !== 'reported') continue
    const rating = ratings.get(product) ?? { count: 0, stars: 0 }
    rating.count += 1
    rating.stars += reviewRatings()[index] ?? 0
    ratings.set(product, rating)
  }
  return ratings
})

/** In hundredths of a star; null without ratings. */
export function averageOf(rating: Rating | undefined): number | null {
  return rating && rating.count > 0 ? Math.round((rating.stars * 100) / rating.count) : null
}
