import { lazily, once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { lastOrderedOf, orderedOf } from '../order/ordered'
import { type Business, businesses } from './rows'
import { statsOf } from './stats'

/** Puts into a business what was ordered of it. */
const counted = lazily<number, Pick<Business, 'stats' | 'lastOrderAt'>>({
  stats: (index) => ({ ...statsOf(index), ...orderedOf(index) }),
  lastOrderAt: lastOrderedOf,
})

/** Businesses, as the store keeps them: with what was ordered of each, which is counted when it is looked at. */
export const businessEntity: Entity<Business> = {
  name: 'businesses',
  seed: once(() => businesses().map(counted)),
  token: 'secureToken',
}
