import type { Entity } from '../../store/entity'
import { type Collection, collections } from './rows'

/** Stored commission of agents. */
export const collectionEntity: Entity<Collection> = {
  name: 'commission-collections',
  seed: collections,
  token: 'collectionToken',
}
