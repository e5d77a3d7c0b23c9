import type { OrderRow } from '@console/domain/order'
import { defineIndex } from '@console/templates'
import { orderColumns } from './parts/orderColumns'
import { orderFilters } from './parts/orderFilters'
import { orderViews, ordersOf } from './parts/orderList'

const common = ordersOf('b2b')

/** /b2b_orders (specification 2): what businesses have ordered, much of it on account. */
export const b2bOrders = defineIndex<OrderRow>()({
  ...common,
  id: 'b2b-orders',
  title: 'b2b.title',
  columns: [
    orderColumns.order,
    orderColumns.status,
    orderColumns.total,
    { ...orderColumns.due, priority: 1 },
    orderColumns.payment,
    orderColumns.placed,
    orderColumns.flags,
    orderColumns.seller,
    orderColumns.lines,
    { ...orderColumns.promised, isOptional: true },
    orderColumns.purchaseOrder,
    orderColumns.buyer,
    orderColumns.method,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changed,
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
