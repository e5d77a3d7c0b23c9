import {
  deliveryMethods,
  orderChannels,
  orderFlags,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@console/domain/order'
import { choice, flag, type ListSource, moneyRange, oneOf, timeRange } from '../../lists/listSource'
import type { World } from '../../store/store'
import { returnVoucherEntity } from '../return-voucher/entity'
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
export function isLate({ status, promisedAt }: Order, now: string): boolean {
  return promisedAt !== null && promisedAt < now && onTheWay.includes(status)
}

const returned = new WeakMap<object, ReadonlySet<string>>()

/** The tokens of the orders of which something was sent back. */
function returnedOrders({ rows }: World): ReadonlySet<string> {
  const vouchers = rows(returnVoucherEntity)
  let tokens = returned.get(vouchers)
  if (!tokens) returned.set(vouchers, (tokens = new Set(vouchers.map(({ order }) => order.token))))
  return tokens
}

/** What lists of orders can be asked for (domain design 6.4). */
export const orderList = {
  searched: ({ reference, buyer, seller, agent, purchaseOrder }) => [
    reference,
    buyer.name,
    buyer.business?.label ?? null,
    seller.label,
    agent?.label ?? null,
    purchaseOrder,
  ],
  filters: {
    channel: choice(orderChannels, ({ channel }) => channel),
    status: choice(orderStatuses, ({ status }) => status),
    paymentStatus: choice(paymentStatuses, ({ paymentStatus }) => paymentStatus),
    paymentMethod: choice(paymentMethods, ({ paymentMethod }) => paymentMethod),
    deliveryMethod: choice(deliveryMethods, ({ deliveryMethod }) => deliveryMethod),
    county: oneOf(({ county }) => county),
    seller: oneOf(({ seller }) => seller.token),
    /** A person by the `userToken`, a business by its own. */
    buyer: oneOf(({ buyer }) =>
      buyer.business ? [buyer.userToken, buyer.business.token] : buyer.userToken,
    ),
    agent: oneOf(({ agent }) => agent?.token ?? null),
    flag: choice(orderFlags, ({ flags }) => flags),
    late: flag((order, { now }) => isLate(order, now)),
    /** On account, and not paid when it was due. */
    overdue: flag(
      ({ paymentStatus, dueAt }, { now }) =>
        paymentStatus === 'on_account' && dueAt !== null && dueAt < now,
    ),
    returned: flag(({ secureToken }, { world }) => returnedOrders(world).has(secureToken)),
    currency: oneOf(({ total }) => total.currency),
    thisMonth: flag(({ placedAt }, { now }) => placedAt?.slice(0, 7) === now.slice(0, 7)),
    placed: timeRange(({ placedAt }) => placedAt),
    amount: moneyRange(({ total }) => total),
  },
  totalled: ({ total }) => total,
  sorts: {
    reference: ({ reference }) => reference,
    placedAt: ({ placedAt }) => placedAt,
    changedAt: ({ changedAt }) => changedAt,
    createdAt: ({ createdAt }) => createdAt,
    promisedAt: ({ promisedAt }) => promisedAt,
    dueAt: ({ dueAt }) => dueAt,
    buyer: ({ buyer }) => buyer.business?.label ?? buyer.name,
    seller: ({ seller }) => seller.label,
    agent: ({ agent }) => agent?.label ?? null,
    county: ({ county }) => county,
    lineCount: ({ lineCount }) => lineCount,
    total: ({ total }) => total,
    status: ({ status }) => orderStatuses.indexOf(status),
  },
} satisfies Omit<ListSource<Order>, 'token'>
