export { orderPaths, toDraft, toDrafts, toNewOrder, toOrder } from './addresses'
export {
  breakdownOf,
  commissionOf,
  deliveryLeft,
  earnedBy,
  isFullyRefunded,
  priceLine,
  refundableOf,
  refundAmounts,
  type RefundAmounts,
  refundOf,
  reversalOf,
  shareOf,
  valueOf,
} from './breakdown'
export {
  type Breakdown,
  type Commission,
  orderDetail,
  type OrderDetail,
  type OrderLine,
  orderRow,
  type OrderRow,
  type Pieces,
  pieces,
  type Refund,
  type Shipment,
  type Transaction,
} from './contract'
export { orderWorkflow } from './workflow'
export { order, type OrderEvent, type OrderRecord, type OrderInput } from './lifecycle'
export { exceedsCredit, limitOf, needsApproval, type OrderLimits } from './limits'
export { paymentWorkflow } from './paymentWorkflow'
export {
  isCommissionEarned,
  orderPayment,
  type PaymentEvent,
  type PaymentHappening,
  refundFor,
  type PaymentRecord,
  type PaymentInput,
} from './paymentLifecycle'
export { latestOrdersQuery, type OrdersOf } from './latestOrders'
export { piecesArrived, piecesLeft } from './pieces'
export { ordersResource } from './resource'
export {
  approvalFlags,
  cancelReasons,
  type OrderAction,
  orderActions,
  deliveryFailures,
  deliveryMethods,
  needsSecondPerson,
  type OrderChannel,
  orderChannels,
  type OrderFlag,
  orderFlags,
  type OrderBlocker,
  orderBlockers,
  type OrderRefundMethod,
  orderRefundMethods,
  refundMethodsOf,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
  type PaymentStatus,
  paymentStatuses,
  shipmentStates,
} from './terms'
export { orderFields } from './fields'
export { orderCapabilities } from './capabilities'
