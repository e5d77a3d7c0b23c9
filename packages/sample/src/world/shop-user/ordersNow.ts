import { grouped } from '../../draws/grouped'
import { sumsOf } from '../../lists/sumsOf'
import type { World } from '../../store/store'
import { orderEntity } from '../order/entity'
import type { Order } from '../order/rows'
import type { StoredShopUser } from './rows'

const known = new WeakMap<object, ReadonlyMap<string, readonly Order[]>>()

/** The orders of somebody as they are now, oldest first; those that are only drafts are not there yet. */
export function ordersNow(userToken: string, world: World): readonly Order[] {
  const rows = world.rows(orderEntity)
  const byBuyer = known.get(rows) ?? grouped(rows, ({ buyer }) => buyer.userToken)
  known.set(rows, byBuyer)
  return byBuyer.get(userToken) ?? []
}

const unchanged = new WeakMap<object, boolean>()

/** Whether nothing became of any order since the seed. It is asked for thousands of people in one call. */
function isSeed(world: World): boolean {
  const rows = world.rows(orderEntity)
  const told =
    unchanged.get(rows) ??
    (rows.length === orderEntity.seed().length && rows.every(({ version }) => version === 1))
  unchanged.set(rows, told)
  return told
}

/** Somebody with what their orders are now. As long as nothing became of any since the seed, that is what the seed has. */
export function withOrders(user: StoredShopUser, world: World): StoredShopUser {
  if (isSeed(world)) return user
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
