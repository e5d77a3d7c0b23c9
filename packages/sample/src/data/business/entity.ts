import { lazily, once } from '../../random/once'
import type { Entity } from '../../store/entity'
import { lastOrderedOf, orderedOf } from '../order/ordered'
import { type Business, businesses } from './rows'
import { statsOf } from './stats'

/** Adds the orders of a business. */
const counted = lazily<number, Pick<Business, 'stats' | 'lastOrderAt'>>({
  stats: (index) => ({ ...statsOf(index), ...orderedOf(index) }),
  lastOrderAt: lastOrderedOf,
})

/** Stored businesses, with figures of their orders, which are computed lazily. */
export const businessEntity: Entity<Business> = {
  name: 'businesses',
  seed: once(() => businesses().map(counted)),
  token: 'secureToken',
}
