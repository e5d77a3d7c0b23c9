import { approvalFlags, type OrderFlag } from '@console/domain/order'
import { database } from '../../store/store'
import { staffActor } from '../../accounts/actors'
import { orderDetail } from './details'
import { orderEntity } from './entity'
import { isLate } from './answers'
import type { Order } from './rows'
import { instant, sampleStart } from '../../store/clock'

const start = instant(sampleStart)

/** Matches an order that waits to be confirmed, is paid, and has only this reason for an administrator's approval. */
function waitsOnlyFor(flag: OrderFlag) {
  return ({ status, paymentStatus, flags }: Order) =>
    status === 'placed' &&
    ['paid', 'on_account'].includes(paymentStatus) &&
    approvalFlags.every((each) => flags.includes(each) === (each === flag))
}

function isOfAdmin({ createdBy }: Order): boolean {
  return createdBy?.token === staffActor(1).token
}

/** Conditions of the orders that stories and tests rely on; the latest match is taken. */
const fixtureOrders = {
  hundredLines: ({ lineCount }) => lineCount === 100,
  /** In a currency without decimals. */
  wholeCurrency: ({ total, status }) => total.currency === 'UGX' && status === 'preparing',
  /** Over the limit, with no other reason for approval; each of the next two has one other reason. */
  needsApproval: waitsOnlyFor('needs_approval'),
  creditExceeded: waitsOnlyFor('credit_exceeded'),
  priceOverridden: (order) => waitsOnlyFor('price_overridden')(order) && !isOfAdmin(order),
  /** Written by the administrator, who therefore cannot approve it. */
  ownOtherPrice: (order) => waitsOnlyFor('price_overridden')(order) && isOfAdmin(order),
  paymentFailed: ({ status, paymentStatus }) => status === 'placed' && paymentStatus === 'failed',
  partlyDispatched: ({ status }) => status === 'partly_dispatched',
  /** Two parts are in transit. */
  twoUnderWay: (order) =>
    order.status === 'dispatched' &&
    orderDetail(order).shipments.filter(({ state }) => state === 'under_way').length === 2,
  readyForPickup: ({ status, deliveryMethod }) =>
    status === 'dispatched' && deliveryMethod === 'pickup',
  late: (order) => isLate(order, start),
  /** One delivery failed, and it was sent again. */
  deliveryFailed: (order) =>
    order.status !== 'completed' &&
    orderDetail(order).shipments.some(({ state }) => state === 'failed'),
  /** Everything was returned: closed without a sale. */
  closed: ({ status }) => status === 'closed',
  cancelledAndRefunded: ({ status, paymentStatus }) =>
    status === 'cancelled' && paymentStatus === 'refunded',
  /** Sold at a rate that was changed before a part was returned. */
  refundAfterRateChange: (order) =>
    (order.placedAt ?? '') < '2026-01-01' && order.paymentStatus === 'partly_refunded',
  /** Fully delivered and paid; five lines or more. */
  refundable: ({ status, paymentStatus, paymentMethod, lineCount }) =>
    status === 'completed' &&
    paymentStatus === 'paid' &&
    paymentMethod === 'mobile_money' &&
    lineCount >= 5,
  /** The same in a currency without decimals, brought by an agent. */
  refundableWhole: ({ status, paymentStatus, total, agent }) =>
    status === 'completed' &&
    paymentStatus === 'paid' &&
    total.currency === 'UGX' &&
    agent !== null,
  /** A refund without an answer. */
  unknownRefund: ({ paymentStatus }) => paymentStatus === 'refunding',
  /** Delivered, not completed: a return is open. */
  openReturn: (order) => order.status === 'delivered' && orderDetail(order).returns.length > 0,
} satisfies Record<string, (order: Order) => boolean>

/** Name of an order that stories and tests rely on. */
export type FixtureOrder = keyof typeof fixtureOrders

/** Names of all of them. */
export const fixtureNames = Object.keys(fixtureOrders) as FixtureOrder[]

/**
 * Token of an order that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function fixtureOrder(name: FixtureOrder): string {
  const found = database.rows(orderEntity).findLast(fixtureOrders[name])
  if (!found) throw new Error(`The sample data has no order that is ${name}`)
  return found.secureToken
}
