import { agentCommissionsResource } from '@console/domain/commission-rate'
import type { OrderRow } from '@console/domain/order'
import { defineList } from '@console/list'
import { orderColumns } from './order/orderListParts'
import { orderViews, ordersOf } from './order/orderList'

const common = ordersOf('agent')

/** /agents-orders (specification 2): orders that agents have referred, and the commission they earn. */
export const agentsOrders = defineList<OrderRow>()({
  ...common,
  id: 'agents-orders',
  title: 'agents.title',
  columns: [
    orderColumns.reference,
    orderColumns.status,
    orderColumns.total,
    orderColumns.agent,
    { ...orderColumns.agentCommission, priority: 2 },
    orderColumns.paymentStatus,
    orderColumns.placedAt,
    orderColumns.promisedAt,
    orderColumns.flags,
    orderColumns.seller,
    orderColumns.buyer,
    orderColumns.lineCount,
    orderColumns.paymentMethod,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changedAt,
  ],
  filters: [
    ...common.filters,
    // Orders refer to agents by `agentToken`, as this resource does.
    { id: 'agent', title: 'column.agent', kind: 'record', resource: agentCommissionsResource },
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
