import { sumsOf } from '@console/core/contracts'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { orderEntity } from '../order/entity'
import type { Order } from '../order/rows'
import type { StoredShopUser } from './rows'
import { onceOf } from '../../random/once'

const byBuyer: Index<Order> = {
  entity: orderEntity,
  keysOf: ({ buyer }) => [buyer.userToken],
}

/** Current orders of a shop user, oldest first; mere drafts are excluded. */
export function currentOrders(userToken: string, database: SampleDatabase): readonly Order[] {
  return database.matching(byBuyer, userToken)
}

/** Checks that no order has changed since the seed. It is called for thousands of people per call. */
const isSeed = onceOf(
  (orders: readonly Order[]) =>
    orders.length === orderEntity.seed().length && orders.every(({ version }) => version === 1),
)

/**
 * A shop user with their current order figures. As long as no order has changed since the seed, those of the seed apply.
 */
export function withOrders(user: StoredShopUser, database: SampleDatabase): StoredShopUser {
  if (isSeed(database.rows(orderEntity))) return user
  const own = currentOrders(user.userToken, database)
  const lastOrderAt = own.reduce<string | null>(
    (last, { placedAt }) => (placedAt !== null && placedAt > (last ?? '') ? placedAt : last),
    null,
  )
  return {
    ...user,
    orders: own.length,
    lastOrderAt,
    get spent() {
      const stored = own.filter(({ status }) => status !== 'cancelled')
      return sumsOf(stored.map(({ total }) => total))
    },
  }
}
