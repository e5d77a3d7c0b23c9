/** Where an order comes from: a shopper, a business, an agent, or one of the staff who wrote it down. */
export const orderChannels = ['b2c', 'b2b', 'agent', 'manual'] as const

/** Where an order comes from. */
export type OrderChannel = (typeof orderChannels)[number]

/** Where an order stands between its draft and its end (not shown in the specification; domain design 5.7). */
export const orderStatuses = [
  'draft',
  'placed',
  'confirmed',
  'preparing',
  'partly_dispatched',
  'dispatched',
  'delivered',
  'completed',
  'cancelled',
] as const

/** Where an order stands. */
export type OrderStatus = (typeof orderStatuses)[number]

/** Where the payment of an order stands. */
export const paymentStatuses = [
  'unpaid',
  'pending',
  'failed',
  'on_account',
  'paid',
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
] as const

/** What somebody should know before an order goes on. */
export type OrderFlag = (typeof orderFlags)[number]

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

/** What an operator may do with a whole order. */
export const orderActions = [
  'confirm',
  'prepare',
  'ready',
  'dispatch',
  'deliver',
  'complete',
  'cancel',
] as const

/** What an operator may do with a whole order. */
export type OrderAction = (typeof orderActions)[number]

/** Why an event cannot happen to an order now: the first rule it breaks. */
export const orderHindrances = [
  'wrong_status',
  'stock_short',
  'not_paid',
  'credit_exceeded',
  'needs_approval',
  'carrier_missing',
  'tracking_missing',
  'lines_missing',
  'quantity_exceeded',
  'nothing_stays',
  'shipment_missing',
  'reason_missing',
  'note_missing',
  'return_open',
  'amount_missing',
  'amount_exceeded',
] as const

/** Why an event cannot happen to an order now. */
export type OrderHindrance = (typeof orderHindrances)[number]
