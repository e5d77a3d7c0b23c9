import type { Entity } from '../../store/entity'
import { type Listing, listings } from './rows'

/** Stored listings. */
export const listingEntity: Entity<Listing> = {
  name: 'listings',
  seed: listings,
  token: 'secureToken',
}
