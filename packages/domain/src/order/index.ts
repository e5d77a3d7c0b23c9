export { orderPaths, toDraft, toDrafts, toNewOrder, toOrder } from './addresses'
export {
  breakdownOf,
  commissionOf,
  priceLine,
  refundableOf,
  refundOf,
  reversalOf,
  shareOf,
} from './breakdown'
export {
  type Breakdown,
  orderDetail,
  type OrderDetail,
  type OrderLine,
  orderRow,
  type OrderRow,
  type Pieces,
  type Shipment,
  type Transaction,
} from './contract'
export { orderKind } from './kind'
export { order, type OrderEvent, type OrderRecord, type OrderSaying } from './lifecycle'
export { exceedsCredit, needsApproval, type OrderLimits } from './limits'
export {
  orderPayment,
  type PaymentEvent,
  type PaymentRecord,
  type PaymentSaying,
} from './paymentLifecycle'
export { ordersResource } from './resource'
export {
  cancelReasons,
  type OrderAction,
  orderActions,
  deliveryFailures,
  deliveryMethods,
  type OrderChannel,
  orderChannels,
  type OrderFlag,
  orderFlags,
  type OrderHindrance,
  orderHindrances,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
  type PaymentStatus,
  paymentStatuses,
  shipmentStates,
} from './terms'
