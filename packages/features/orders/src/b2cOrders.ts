import type { OrderRow } from '@console/domain/order'
import { defineList } from '@console/list'
import { orderColumns } from './order/orderListParts'
import { orderViews, ordersOf } from './order/orderList'

/** /b2c_orders (specification 2): orders by consumers. */
export const b2cOrders = defineList<OrderRow>()({
  ...ordersOf('b2c'),
  id: 'b2c-orders',
  title: 'b2c.title',
  columns: [
    orderColumns.reference,
    orderColumns.status,
    orderColumns.total,
    orderColumns.paymentStatus,
    orderColumns.placedAt,
    orderColumns.promisedAt,
    orderColumns.flags,
    orderColumns.seller,
    orderColumns.lineCount,
    orderColumns.buyer,
    orderColumns.paymentMethod,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changedAt,
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
