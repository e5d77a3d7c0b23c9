import { businessesResource } from '@console/domain/business'
import { saleFields, saleWorkflow, type SaleRow } from '@console/domain/sale'
import { listParts } from '@console/list'

/** Columns and filters of the ledgers of sales. */
export const { columns: saleColumns, filters: saleFilters } = listParts<SaleRow>()(saleFields, {
  receiptNo: { title: 'column.receipt', width: 172, min: 172, priority: 1 },
  completedAt: {
    title: 'column.completed',
    width: 112,
    priority: 2,
    filter: { isPinned: true },
  },
  thisMonth: { title: 'view.thisMonth', filter: true },
  order: { title: 'column.order', width: 176, priority: 3, isOptional: true },
  business: {
    title: 'column.business',
    width: 164,
    priority: 2,
    filter: { isPinned: true, resource: businessesResource },
  },
  buyer: { title: 'column.buyer', width: 160, priority: 3 },
  currency: { title: 'filter.currency', filter: { isPinned: true } },
  gross: { title: 'column.gross', priority: 3 },
  discount: { title: 'column.discount', priority: 3 },
  tax: { title: 'column.tax', priority: 3 },
  delivery: { title: 'column.delivery', priority: 3 },
  net: { title: 'column.net', priority: 1, filter: true },
  returned: { title: 'column.returned', priority: 3 },
  platformCommission: { title: 'column.platformCommission', priority: 2 },
  agentCommission: { title: 'column.agentCommission', priority: 3 },
  payable: { title: 'column.payable', priority: 2 },
  settlement: {
    title: 'column.settlement',
    messages: 'sale:status',
    statuses: saleWorkflow.statuses,
    width: 124,
    priority: 1,
    filter: { isPinned: true },
  },
  settledAt: { title: 'column.settled', priority: 3, isOptional: true, filter: true },
  settlementReference: { title: 'column.settlementReference', priority: 3, isOptional: true },
})
