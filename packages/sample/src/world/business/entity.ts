import { once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { lastOrderedOf, orderedOf } from '../order/ordered'
import { type Business, businesses, type UncountedBusiness } from './rows'

/** A business with what was ordered of it, which is counted when it is looked at. */
function counted(business: UncountedBusiness, index: number): Business {
  return {
    ...business,
    get stats() {
      return { ...business.stats, ...orderedOf(index) }
    },
    get lastOrderAt() {
      return lastOrderedOf(index)
    },
  }
}

/** Businesses, as the store keeps them. */
export const businessEntity: Entity<Business> = {
  name: 'businesses',
  seed: once(() => businesses().map(counted)),
  token: 'secureToken',
}
