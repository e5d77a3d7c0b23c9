import { defineRecord } from '@console/record'
import { lazy } from 'react'
import { orderList } from '../orderList'
import { customerName, type OrderRow, ordersResource } from '../orderResource'
import { orderPath, storePaths } from '../paths'
import { OrderCustomer } from './OrderCustomer'
import { OrderDetails, OrderDetailList } from './OrderDetails'
import { OrderLines } from './OrderLines'
import { NewestStatus } from './OrderStatus'

/** /apps/e-commerce/orders/:orderId: an order of the store, read-only, and its invoice. */
export const orderRecord = defineRecord<OrderRow, OrderRow>()({
  namespace: 'store',
  resource: ordersResource,
  list: { path: storePaths.orders, title: 'orders.title', config: orderList, isQueue: false },
  subtitle: customerName,
  status: NewestStatus,
  details: OrderDetailList,
  tabs: [
    { id: 'products', title: 'order.lines', component: OrderLines },
    { id: 'details', title: 'order.details', component: OrderDetails },
    { id: 'customer', title: 'column.customer', component: OrderCustomer },
  ],
  hasNoHistory: true,
  printouts: [
    {
      id: 'invoice',
      title: 'invoice.title',
      component: lazy(() => import('./Invoice').then((m) => ({ default: m.Invoice }))),
    },
  ],
  fieldLabels: {},
  pathOf: orderPath,
})
