import type { World } from '../../store/store'
import { businessEntity } from '../business/entity'
import type { Item } from './items'

/** Domain design, D-11: whether the business of an item is suspended, and the item with it. */
export function isHidden({ business }: Pick<Item, 'business'>, world: World): boolean {
  return world.find(businessEntity, business.token)?.approvalStatus === 'suspended'
}
