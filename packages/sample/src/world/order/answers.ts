import type { orderFields } from '@console/domain/order'
import type { Answers } from '../../lists/listOfFields'
import { returnVoucherEntity } from '../return-voucher/entity'
import type { ReturnVoucher } from '../return-voucher/rows'
import type { Index } from '../../store/table'
import type { Order } from './rows'

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

/** What was sent back, by the token of its order. */
const byOrder: Index<ReturnVoucher> = {
  entity: returnVoucherEntity,
  keysOf: ({ order }) => [order.token],
}

/** What only the server can tell of orders when lists are asked for them. */
export const orderAnswers = {
  late: (order, { now }) => isLate(order, now),
  overdue: (order, { now }) =>
    order.dueAt !== null && order.dueAt < now && order.paymentStatus === 'on_account',
  returned: ({ secureToken }, { world }) => world.matching(byOrder, secureToken).length > 0,
  thisMonth: ({ placedAt }, { now }) => placedAt?.slice(0, 7) === now.slice(0, 7),
} satisfies Answers<typeof orderFields, Order>
