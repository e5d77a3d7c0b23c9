import type { Entity } from '../../store/entity'
import { type Business, businesses } from './rows'

/** Businesses, as the store keeps them. */
export const businessEntity: Entity<Business> = {
  name: 'businesses',
  seed: businesses,
  token: 'secureToken',
}
