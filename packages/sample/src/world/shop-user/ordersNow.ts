import { sumsOf } from '@console/core/contracts'
import type { World } from '../../store/store'
import type { Index } from '../../store/table'
import { orderEntity } from '../order/entity'
import type { Order } from '../order/rows'
import type { StoredShopUser } from './rows'
import { onceOf } from '../../draws/once'

const byBuyer: Index<Order> = {
  entity: orderEntity,
  keysOf: ({ buyer }) => [buyer.userToken],
}

/** The orders of somebody as they are now, oldest first; those that are only drafts are not there yet. */
export function ordersNow(userToken: string, world: World): readonly Order[] {
  return world.matching(byBuyer, userToken)
}

/** Whether nothing became of any order since the seed. It is asked for thousands of people in one call. */
const isSeed = onceOf(
  (orders: readonly Order[]) =>
    orders.length === orderEntity.seed().length && orders.every(({ version }) => version === 1),
)

/** Somebody with what their orders are now. As long as nothing became of any since the seed, that is what the seed has. */
export function withOrders(user: StoredShopUser, world: World): StoredShopUser {
  if (isSeed(world.rows(orderEntity))) return user
  const own = ordersNow(user.userToken, world)
  const lastOrderAt = own.reduce<string | null>(
    (last, { placedAt }) => (placedAt !== null && placedAt > (last ?? '') ? placedAt : last),
    null,
  )
  return {
    ...user,
    orders: own.length,
    lastOrderAt,
    get spent() {
      const kept = own.filter(({ status }) => status !== 'cancelled')
      return sumsOf(kept.map(({ total }) => total))
    },
  }
}
