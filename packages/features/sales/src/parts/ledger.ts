import { toOrder } from '@console/domain/order'
import { type SaleRow, salesResource } from '@console/domain/sale'
import { amountColumns, saleColumns } from './saleColumns'
import { saleFilters } from './saleFilters'

/** What the ledgers of both channels have (domain design 8.7): what was sold, what is kept of it as commission, and what its seller is paid. */
export const ledger = {
  namespace: 'sales',
  resource: salesResource,
  sort: '-completedAt',
  columns: [
    saleColumns.receipt,
    saleColumns.completed,
    saleColumns.business,
    amountColumns.net,
    amountColumns.platformCommission,
    amountColumns.payable,
    saleColumns.settlement,
    saleColumns.buyer,
    saleColumns.order,
    { ...amountColumns.gross, isOptional: true },
    { ...amountColumns.discount, isOptional: true },
    { ...amountColumns.tax, isOptional: true },
    { ...amountColumns.delivery, isOptional: true },
    { ...amountColumns.returned, isOptional: true },
    { ...amountColumns.agentCommission, isOptional: true },
    saleColumns.settled,
    saleColumns.settlementReference,
  ],
  filters: [
    saleFilters.settlement,
    saleFilters.completed,
    saleFilters.business,
    saleFilters.currency,
    saleFilters.amount,
    saleFilters.settled,
    saleFilters.thisMonth,
  ],
  totals: 'column.net',
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'this-month', title: 'view.thisMonth', query: { thisMonth: 'true' } },
    { id: 'pending', title: 'status.pending', query: { settlement: 'pending' } },
    { id: 'held', title: 'status.held', query: { settlement: 'held' } },
    { id: 'disputed', title: 'status.disputed', query: { settlement: 'disputed' } },
  ],
  rowActions: ['dispute', 'release', 'resolve'],
  bulkActions: ['dispute', 'release', 'resolve'],
  rowLinks: [
    { id: 'order', title: 'link.order', to: ({ order }: SaleRow) => toOrder(order.token) },
  ],
  preview: () => import('./SalePreview').then((m) => m.SalePreview),
} as const
