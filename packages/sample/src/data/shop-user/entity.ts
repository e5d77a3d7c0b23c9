import type { Entity } from '../../store/entity'
import { shopUsers, type StoredShopUser } from './rows'

/** Stored shop users. */
export const shopUserEntity: Entity<StoredShopUser> = {
  name: 'shop-users',
  seed: shopUsers,
  token: 'userToken',
}
