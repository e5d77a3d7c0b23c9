/** Where an order comes from: a shopper, a business, an agent, or one of the staff who wrote it down. */
export const orderChannels = ['b2c', 'b2b', 'agent', 'manual'] as const

/** Where an order comes from. */
export type OrderChannel = (typeof orderChannels)[number]

/**
 * Status of an order, from its draft to its end (not shown in the specification). A completed order is a sale; a closed one was wholly
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

/** Where an order stands. */
export type OrderStatus = (typeof orderStatuses)[number]

/** Where the payment of an order stands. What was sent back and has no answer yet is `refunding`, and refunded only once it has one. */
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

/** Where the payment of an order stands. */
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How an order is paid. Cash is taken at the door; a business may have an account, and pays after so many days. */
export const paymentMethods = [
  'mobile_money',
  'card',
  'bank_transfer',
  'cash_on_delivery',
  'on_account',
] as const

/** How an order is paid. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** How an order comes to its buyer. */
export const deliveryMethods = ['delivery', 'pickup'] as const

/** What somebody should know before an order goes on. */
export const orderFlags = [
  'high_value',
  'first_order',
  'address_mismatch',
  'stock_short',
  'credit_exceeded',
  'needs_approval',
  'price_overridden',
] as const

/** What somebody should know before an order goes on. */
export type OrderFlag = (typeof orderFlags)[number]

/** What an administrator has to approve of, and never who wrote the order: over its buyer's credit, over the limit, at another price. */
export const approvalFlags = ['credit_exceeded', 'needs_approval', 'price_overridden'] as const

/** Whether somebody else than its writer has to approve of an order before it goes on. */
export function needsSecondPerson({ flags }: { flags: readonly OrderFlag[] }): boolean {
  return approvalFlags.some((flag) => flags.includes(flag))
}

/** Whether the caller wrote an order that another person has to approve. */
export function isOfItsWriter({
  record,
  caller,
}: {
  record: { flags: readonly OrderFlag[]; createdBy: { token: string } | null }
  caller: { token: string }
}): boolean {
  return needsSecondPerson(record) && record.createdBy?.token === caller.token
}

/** Where a shipment is. */
export const shipmentStates = ['under_way', 'delivered', 'failed'] as const

/** Why a shipment came back. `other` needs a note. */
export const deliveryFailures = [
  'nobody_there',
  'wrong_address',
  'refused',
  'damaged',
  'other',
] as const

/** Why an order is cancelled. `other` needs a note. */
export const cancelReasons = [
  'buyer_request',
  'out_of_stock',
  'not_paid',
  'duplicate_order',
  'fraud_suspected',
  'other',
] as const

/** What an operator may do with an order. */
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

/** What an operator may do with an order. */
export type OrderAction = (typeof orderActions)[number]

/** What an operator may do with the payment of an order. */
export const paymentActions = ['settle', 'refund'] as const

/** What an operator may do with the payment of an order. */
export type PaymentAction = (typeof paymentActions)[number]

/** How money of an order goes back: the way it came, to a telephone, or in hand. */
export const orderRefundMethods = ['original', 'mobile_money', 'cash'] as const

/** How money of an order goes back. */
export type OrderRefundMethod = (typeof orderRefundMethods)[number]

/** By which ways money can go back, by how it came; the usual one first. */
export const refundMethodsOf: Readonly<Record<PaymentMethod, readonly OrderRefundMethod[]>> = {
  mobile_money: ['original'],
  card: ['original'],
  bank_transfer: ['original', 'mobile_money'],
  cash_on_delivery: ['cash', 'mobile_money'],
  on_account: ['original'],
}

/** Why an event cannot happen to an order, or to its payment, now: the first rule it breaks. */
export const orderHindrances = [
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

/** Why an event cannot happen to an order now. */
export type OrderHindrance = (typeof orderHindrances)[number]
