import { defineFields } from '@console/core/fields'
import { businessesResource } from '@console/domain/business'
import { orderFields, orderWorkflow, type OrderRow } from '@console/domain/order'
import { listParts } from '@console/list'

const fields = {
  ...orderFields,
  ...defineFields<OrderRow>()({
    createdBy: { type: 'text', of: ({ createdBy }) => createdBy?.name ?? null },
  }),
}

/** Columns and filters of the lists of orders. */
export const { columns: orderColumns, filters: orderFilters } = listParts<OrderRow>()(fields, {
  reference: {
    title: 'column.order',
    width: 200,
    priority: 1,
    cell: ({ reference, buyer }) => (
      <span data-cell="lines">
        <bdi>{reference}</bdi>
        <bdi data-cell="minor">{buyer.business?.label ?? buyer.name}</bdi>
      </span>
    ),
  },
  status: {
    title: 'column.status',
    messages: 'order:status',
    statuses: orderWorkflow.statuses,
    width: 164,
    priority: 1,
    filter: { isPinned: true },
  },
  total: { title: 'column.total', width: 160, min: 152, priority: 1, filter: true },
  placedAt: { title: 'column.placed', isAgo: true, priority: 2, filter: { isPinned: true } },
  buyer: { title: 'column.buyer', priority: 3, isOptional: true },
  seller: { title: 'column.seller', priority: 3, filter: { resource: businessesResource } },
  lineCount: { title: 'column.lines', width: 84, priority: 3 },
  paymentStatus: {
    title: 'column.payment',
    messages: 'paymentStatus',
    width: 132,
    priority: 2,
    filter: { isPinned: true },
  },
  paymentMethod: {
    title: 'column.method',
    messages: 'paymentMethod',
    width: 148,
    priority: 3,
    isOptional: true,
    filter: true,
  },
  dueAt: { title: 'column.due', priority: 2 },
  overdue: { title: 'filter.overdue', filter: true },
  flags: { title: 'column.flags', messages: 'flag', priority: 3, filter: true },
  promisedAt: { title: 'column.promised', priority: 3 },
  late: { title: 'filter.late', filter: { isPinned: true } },
  county: { title: 'column.county', priority: 3, isOptional: true },
  deliveryMethod: { title: 'column.delivery', messages: 'deliveryMethod', filter: true },
  carrier: { title: 'column.carrier', priority: 3, isOptional: true },
  createdBy: { title: 'details.createdBy', priority: 2 },
  changedAt: { title: 'column.changed', isAgo: true, priority: 3, isOptional: true },
  purchaseOrder: { title: 'column.purchaseOrder', priority: 3 },
  agent: { title: 'column.agent', priority: 2 },
  agentCommission: { title: 'column.agentCommission', priority: 3 },
  thisMonth: { title: 'view.thisMonth', filter: true },
})
