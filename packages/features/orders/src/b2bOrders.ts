import type { OrderRow } from '@console/domain/order'
import { defineList } from '@console/list'
import { orderColumns, orderFilters } from './order/orderListParts'
import { orderViews, ordersOf } from './order/orderList'

const common = ordersOf('b2b')

/** /b2b_orders (specification 2): orders by businesses, often on account. */
export const b2bOrders = defineList<OrderRow>()({
  ...common,
  id: 'b2b-orders',
  title: 'b2b.title',
  columns: [
    orderColumns.reference,
    orderColumns.status,
    orderColumns.total,
    { ...orderColumns.dueAt, priority: 1 },
    orderColumns.paymentStatus,
    orderColumns.placedAt,
    orderColumns.flags,
    orderColumns.seller,
    orderColumns.lineCount,
    { ...orderColumns.promisedAt, isOptional: true },
    orderColumns.purchaseOrder,
    orderColumns.buyer,
    orderColumns.paymentMethod,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changedAt,
  ],
  filters: [...common.filters, orderFilters.overdue],
  views: [
    orderViews.all,
    orderViews.thisMonth,
    orderViews.new,
    orderViews.awaitingApproval,
    orderViews.overCredit,
    orderViews.overdue,
    orderViews.toDispatch,
    orderViews.late,
    orderViews.delivered,
    orderViews.returned,
    orderViews.cancelled,
  ],
})
