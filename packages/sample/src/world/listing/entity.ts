import type { Entity } from '../../store/entity'
import { type Listing, listings } from './rows'

/** Listings, as the store keeps them. */
export const listingEntity: Entity<Listing> = {
  name: 'listings',
  seed: listings,
  token: 'secureToken',
}
