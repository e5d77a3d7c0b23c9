/** Channels of orders: a shopper, a business, an agent, or the staff. */
export const orderChannels = ['b2c', 'b2b', 'agent', 'manual'] as const

export type OrderChannel = (typeof orderChannels)[number]

/**
 * Statuses of an order, from its draft to its end (not shown in the specification). A completed order is a sale; a closed one was fully
 * returned or refunded and is not.
 */
export const orderStatuses = [
  'draft',
  'placed',
  'confirmed',
  'preparing',
  'partly_dispatched',
  'dispatched',
  'delivered',
  'completed',
  'closed',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Payment statuses of an order: `refunding` until the refund has an answer. */
export const paymentStatuses = [
  'unpaid',
  'pending',
  'failed',
  'on_account',
  'paid',
  'refunding',
  'partly_refunded',
  'refunded',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Payment methods. Cash is collected on delivery; a business may have an account with a payment term. */
export const paymentMethods = [
  'mobile_money',
  'card',
  'bank_transfer',
  'cash_on_delivery',
  'on_account',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Delivery methods. */
export const deliveryMethods = ['delivery', 'pickup'] as const

/** Warnings about an order that has to be reviewed before it continues. */
export const orderFlags = [
  'high_value',
  'first_order',
  'address_mismatch',
  'stock_short',
  'credit_exceeded',
  'needs_approval',
  'price_overridden',
] as const

export type OrderFlag = (typeof orderFlags)[number]

/** Flags that an administrator other than the author has to approve: over the buyer's credit, over the limit, at another price. */
export const approvalFlags = ['credit_exceeded', 'needs_approval', 'price_overridden'] as const

/** Checks whether someone other than the author has to approve an order before it continues. */
export function needsSecondPerson({ flags }: { flags: readonly OrderFlag[] }): boolean {
  return approvalFlags.some((flag) => flags.includes(flag))
}

/** Checks whether the caller is the author of an order that another person has to approve. */
export function isOfItsWriter({
  record,
  caller,
}: {
  record: { flags: readonly OrderFlag[]; createdBy: { token: string } | null }
  caller: { token: string }
}): boolean {
  return needsSecondPerson(record) && record.createdBy?.token === caller.token
}

/** States of a shipment. */
export const shipmentStates = ['under_way', 'delivered', 'failed'] as const

/** Reasons for a failed delivery. `other` needs a note. */
export const deliveryFailures = [
  'nobody_there',
  'wrong_address',
  'refused',
  'damaged',
  'other',
] as const

/** Reasons for cancelling an order. `other` needs a note. */
export const cancelReasons = [
  'buyer_request',
  'out_of_stock',
  'not_paid',
  'duplicate_order',
  'fraud_suspected',
  'other',
] as const

/** Actions of operators on an order. */
export const orderActions = [
  'confirm',
  'prepare',
  'ready',
  'dispatch',
  'dispatch_part',
  'deliver',
  'fail_delivery',
  'complete',
  'close',
  'cancel',
  'cancel_rest',
] as const

export type OrderAction = (typeof orderActions)[number]

/** Actions of operators on the payment of an order. */
export const paymentActions = ['settle', 'refund'] as const

export type PaymentAction = (typeof paymentActions)[number]

/** Refund methods of an order: the original one, mobile money, or cash. */
export const orderRefundMethods = ['original', 'mobile_money', 'cash'] as const

export type OrderRefundMethod = (typeof orderRefundMethods)[number]

/** Possible refund methods by payment method, the usual one first. */
export const refundMethodsOf: Readonly<Record<PaymentMethod, readonly OrderRefundMethod[]>> = {
  mobile_money: ['original'],
  card: ['original'],
  bank_transfer: ['original', 'mobile_money'],
  cash_on_delivery: ['cash', 'mobile_money'],
  on_account: ['original'],
}

/** Blockers of events of an order, or of its payment; the first broken rule is reported. */
export const orderBlockers = [
  'wrong_status',
  'stock_short',
  'not_paid',
  'credit_exceeded',
  'needs_approval',
  'price_overridden',
  'same_person',
  'carrier_missing',
  'tracking_missing',
  'lines_missing',
  'quantity_exceeded',
  'nothing_stays',
  'nothing_under_way',
  'shipment_missing',
  'reason_missing',
  'note_missing',
  'return_open',
  'not_arrived',
  'delivery_exceeded',
  'amount_missing',
  'amount_exceeded',
  'method_wrong',
  'reference_missing',
] as const

export type OrderBlocker = (typeof orderBlockers)[number]
