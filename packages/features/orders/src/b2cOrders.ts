import type { OrderRow } from '@console/domain/order'
import { defineIndex } from '@console/templates'
import { orderColumns } from './parts/orderColumns'
import { orderViews, ordersOf } from './parts/orderList'

/** /b2c_orders (specification 2): what people have ordered. */
export const b2cOrders = defineIndex<OrderRow>()({
  ...ordersOf('b2c'),
  id: 'b2c-orders',
  title: 'b2c.title',
  columns: [
    orderColumns.order,
    orderColumns.status,
    orderColumns.total,
    orderColumns.payment,
    orderColumns.placed,
    orderColumns.promised,
    orderColumns.flags,
    orderColumns.seller,
    orderColumns.lines,
    orderColumns.buyer,
    orderColumns.method,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changed,
  ],
  views: [
    orderViews.all,
    orderViews.thisMonth,
    orderViews.new,
    orderViews.toDispatch,
    orderViews.late,
    orderViews.delivered,
    orderViews.returned,
    orderViews.cancelled,
  ],
})
