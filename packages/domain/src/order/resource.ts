import type { Resource } from '@console/core/resources'
import { orderWorkflow } from './workflow'
import { paymentWorkflow } from './paymentWorkflow'
import { orderDetail, type OrderDetail, orderRow, type OrderRow } from './contract'
import { orderFields } from './fields'

/** Orders of all channels; they have no revisions. */
export const ordersResource: Resource<OrderRow, OrderDetail, typeof orderFields> = {
  id: 'orders',
  base: 'business',
  path: '/orders',
  row: orderRow,
  detail: orderDetail,
  fields: orderFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ reference }) => reference,
  hasRemarks: true,
  revisionOf: () => 1,
  currencyOf: ({ total }) => total.currency,
  workflows: [orderWorkflow, paymentWorkflow],
}
