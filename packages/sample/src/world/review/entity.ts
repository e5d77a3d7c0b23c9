import type { Entity } from '../../store/entity'
import { type Review, reviews } from './rows'

/** Reviews, as the store keeps them. */
export const reviewEntity: Entity<Review> = { name: 'reviews', seed: reviews, token: 'reviewToken' }
