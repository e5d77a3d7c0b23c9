import type { Resource } from '../resources/resource'
import { orderKind } from './kind'
import { paymentKind } from './paymentKind'
import { orderDetail, type OrderDetail, orderRow, type OrderRow } from './contract'

/** Orders of all channels; they have no revisions. */
export const ordersResource: Resource<OrderRow, OrderDetail> = {
  id: 'orders',
  base: 'business',
  path: '/orders',
  row: orderRow,
  detail: orderDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ reference }) => reference,
  revisionOf: () => 1,
  currencyOf: ({ total }) => total.currency,
  kinds: [orderKind, paymentKind],
}
