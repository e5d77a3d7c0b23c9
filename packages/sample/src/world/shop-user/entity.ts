import type { Entity } from '../../store/entity'
import { shopUsers, type StoredShopUser } from './rows'

/** Who shops, as the store keeps them. */
export const shopUserEntity: Entity<StoredShopUser> = {
  name: 'shop-users',
  seed: shopUsers,
  token: 'userToken',
}
