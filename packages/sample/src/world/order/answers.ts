import type { orderFields } from '@console/domain/order'
import type { Answers } from '../../lists/listOfFields'
import type { Ref } from '@console/core/contracts'
import { returnVoucherEntity } from '../return-voucher/entity'
import type { Order } from './rows'
import { onceOf } from '../../draws/once'

const onTheWay: readonly Order['status'][] = [
  'placed',
  'confirmed',
  'preparing',
  'partly_dispatched',
  'dispatched',
]

/**
 * Whether an order should have been there and is not.
 * @param now an instant
 */
export function isLate(order: Order, now: string): boolean {
  return order.promisedAt !== null && order.promisedAt < now && onTheWay.includes(order.status)
}

/** The tokens of the orders of which something was sent back. */
const returnedOrders = onceOf(
  (vouchers: readonly { order: Ref }[]): ReadonlySet<string> =>
    new Set(vouchers.map(({ order }) => order.token)),
)

/** What only the server can tell of orders when lists are asked for them. */
export const orderAnswers = {
  late: (order, { now }) => isLate(order, now),
  overdue: (order, { now }) =>
    order.dueAt !== null && order.dueAt < now && order.paymentStatus === 'on_account',
  returned: ({ secureToken }, { world }) =>
    returnedOrders(world.rows(returnVoucherEntity)).has(secureToken),
  thisMonth: ({ placedAt }, { now }) => placedAt?.slice(0, 7) === now.slice(0, 7),
} satisfies Answers<typeof orderFields, Order>
