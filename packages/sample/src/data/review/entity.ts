import type { Entity } from '../../store/entity'
import { type Review, reviews } from './rows'

/** Stored reviews. */
export const reviewEntity: Entity<Review> = { name: 'reviews', seed: reviews, token: 'reviewToken' }
