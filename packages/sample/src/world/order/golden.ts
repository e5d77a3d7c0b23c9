import { approvalFlags, type OrderFlag } from '@console/domain/order'
import { world } from '../../store/store'
import { staffActor } from '../shared/actors'
import { orderDetail } from './details'
import { orderEntity } from './entity'
import { isLate } from './answers'
import type { Order } from './rows'
import { instant, sampleStart } from '../../store/clock'

const start = instant(sampleStart)

/** Of all that an administrator has to approve of, an order that waits to be confirmed has this alone, and is paid for. */
function waitsOnlyFor(flag: OrderFlag) {
  return ({ status, paymentStatus, flags }: Order) =>
    status === 'placed' &&
    ['paid', 'on_account'].includes(paymentStatus) &&
    approvalFlags.every((each) => flags.includes(each) === (each === flag))
}

function isOfAdmin({ createdBy }: Order): boolean {
  return createdBy?.token === staffActor(1).token
}

/** What the orders are that stories and tests rely on; of several, the last that was placed is taken. */
const goldenOrders = {
  hundredLines: ({ lineCount }) => lineCount === 100,
  /** In a currency without decimals. */
  wholeCurrency: ({ total, status }) => total.currency === 'UGX' && status === 'preparing',
  /** Over the limit, and nothing else that an administrator has to approve of; so are the next two of theirs. */
  needsApproval: waitsOnlyFor('needs_approval'),
  creditExceeded: waitsOnlyFor('credit_exceeded'),
  priceOverridden: (order) => waitsOnlyFor('price_overridden')(order) && !isOfAdmin(order),
  /** The administrator has written it, and cannot approve of it. */
  ownOtherPrice: (order) => waitsOnlyFor('price_overridden')(order) && isOfAdmin(order),
  paymentFailed: ({ status, paymentStatus }) => status === 'placed' && paymentStatus === 'failed',
  partlyDispatched: ({ status }) => status === 'partly_dispatched',
  /** Two parts of it are under way. */
  twoUnderWay: (order) =>
    order.status === 'dispatched' &&
    orderDetail(order).shipments.filter(({ state }) => state === 'under_way').length === 2,
  readyForPickup: ({ status, deliveryMethod }) =>
    status === 'dispatched' && deliveryMethod === 'pickup',
  late: (order) => isLate(order, start),
  /** It came back once, and was sent again. */
  deliveryFailed: (order) =>
    order.status !== 'completed' &&
    orderDetail(order).shipments.some(({ state }) => state === 'failed'),
  /** Everything was returned: closed without a sale. */
  closed: ({ status }) => status === 'closed',
  cancelledAndRefunded: ({ status, paymentStatus }) =>
    status === 'cancelled' && paymentStatus === 'refunded',
  /** Sold at a rate that was changed before something of it was sent back. */
  refundAfterRateChange: (order) =>
    (order.placedAt ?? '') < '2026-01-01' && order.paymentStatus === 'partly_refunded',
  /** All of it has arrived and is paid; five lines or more. */
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
  /** Delivered, not completed: something of it is being sent back. */
  openReturn: (order) => order.status === 'delivered' && orderDetail(order).returns.length > 0,
} satisfies Record<string, (order: Order) => boolean>

/** The name of an order that stories and tests rely on. */
export type GoldenOrder = keyof typeof goldenOrders

/** The names of all of them. */
export const goldenNames = Object.keys(goldenOrders) as GoldenOrder[]

/**
 * The token of an order that stories and tests rely on.
 * @throws Error where the world has none such
 */
export function goldenOrder(name: GoldenOrder): string {
  const found = world.rows(orderEntity).findLast(goldenOrders[name])
  if (!found) throw new Error(`The world has no order that is ${name}`)
  return found.secureToken
}
