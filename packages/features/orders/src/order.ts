import {
  type OrderDetail,
  type OrderRow,
  ordersResource,
  type OrderStatus,
  toOrder,
} from '@console/domain/order'
import { defineRecord } from '@console/record'
import { lazy } from 'react'
import { agentsOrders } from './agentsOrders'
import { b2bOrders } from './b2bOrders'
import { b2cOrders } from './b2cOrders'
import { orderForms } from './forms/orderForms'
import { manualOrders } from './manual/manualOrders'
import { listOfChannel } from './order/listOfChannel'
import { OrderDetails } from './order/OrderDetails'
import { OrderFulfilment } from './order/OrderFulfilment'
import { OrderReturns, OrderCommission } from './order/orderTabs'
import { OrderSummary } from './order/OrderSummary'

const lists = {
  b2c: { ...listOfChannel.b2c, config: b2cOrders, isQueue: false },
  b2b: { ...listOfChannel.b2b, config: b2bOrders, isQueue: false },
  agent: { ...listOfChannel.agent, config: agentsOrders, isQueue: false },
  manual: { ...listOfChannel.manual, config: manualOrders, isQueue: false },
} as const

/** Only dispatched items can be returned or refunded. */
function hasLeft(status: OrderStatus): boolean {
  return ['partly_dispatched', 'dispatched', 'delivered', 'completed', 'closed'].includes(status)
}

/** /order-details (specification 2), with `?secureToken=` (decision 0003): an order, and its next step. */
export const order = defineRecord<OrderRow, OrderDetail>()({
  namespace: 'orders',
  resource: ordersResource,
  list: lists.b2c,
  listOf: ({ channel }) => lists[channel],
  lookup: {},
  details: OrderDetails,
  printouts: [
    {
      id: 'packing-list',
      title: 'print.packingList',
      component: lazy(() =>
        import('./print/PackingList').then((m) => ({ default: m.PackingList })),
      ),
      isShown: ({ status }) => status !== 'draft' && status !== 'cancelled',
    },
    {
      id: 'invoice',
      title: 'print.invoice',
      component: lazy(() => import('./print/Invoice').then((m) => ({ default: m.Invoice }))),
      isShown: ({ status }) => status !== 'draft',
    },
  ],
  tabs: [
    { id: 'summary', title: 'tab.summary', component: OrderSummary },
    { id: 'fulfilment', title: 'tab.fulfilment', component: OrderFulfilment },
    {
      id: 'returns',
      title: 'tab.returns',
      component: OrderReturns,
      isShown: ({ status, returns }) => hasLeft(status) || returns.length > 0,
    },
    { id: 'commission', title: 'commission.title', component: OrderCommission },
  ],
  fieldLabels: {},
  forms: orderForms,
  pathOf: toOrder,
})
