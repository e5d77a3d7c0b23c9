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
 * Checks whether an order should have arrived and has not.
 * @param now an instant
 */
export function isLate(order: Order, now: string): boolean {
  return order.promisedAt !== null && order.promisedAt < now && onTheWay.includes(order.status)
}

/** Returns, by the token of their order. */
const byOrder: Index<ReturnVoucher> = {
  entity: returnVoucherEntity,
  keysOf: ({ order }) => [order.token],
}

/** List fields of orders that only the server can answer. */
export const orderAnswers = {
  late: (order, { now }) => isLate(order, now),
  overdue: (order, { now }) =>
    order.dueAt !== null && order.dueAt < now && order.paymentStatus === 'on_account',
  returned: ({ secureToken }, { database }) => database.matching(byOrder, secureToken).length > 0,
  thisMonth: ({ placedAt }, { now }) => placedAt?.slice(0, 7) === now.slice(0, 7),
} satisfies Answers<typeof orderFields, Order>
