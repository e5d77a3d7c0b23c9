import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import type { Item } from './items'

/**
 * Checks whether the business of an item is suspended. Its items are hidden then, and keep their own status (decision
 * 0007).
 */
export function isHidden({ business }: Pick<Item, 'business'>, database: SampleDatabase): boolean {
  return database.find(businessEntity, business.token)?.approvalStatus === 'suspended'
}
