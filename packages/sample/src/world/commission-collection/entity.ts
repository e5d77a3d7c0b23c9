import type { Entity } from '../../store/entity'
import { type Collection, collections } from './rows'

/** What agents have earned, as the store keeps it. */
export const collectionEntity: Entity<Collection> = {
  name: 'commission-collections',
  seed: collections,
  token: 'collectionToken',
}
