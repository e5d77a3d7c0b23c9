import { toOrder } from '@console/domain/order'
import { type SaleRow, salesResource } from '@console/domain/sale'
import { saleColumns, saleFilters } from './saleListParts'

/** Shared definition of the ledgers of both channels: sales, commission and payouts. */
export const ledger = {
  namespace: 'sales',
  resource: salesResource,
  sort: '-completedAt',
  columns: [
    saleColumns.receiptNo,
    saleColumns.completedAt,
    saleColumns.business,
    saleColumns.net,
    saleColumns.platformCommission,
    saleColumns.payable,
    saleColumns.settlement,
    saleColumns.buyer,
    saleColumns.order,
    { ...saleColumns.gross, isOptional: true },
    { ...saleColumns.discount, isOptional: true },
    { ...saleColumns.tax, isOptional: true },
    { ...saleColumns.delivery, isOptional: true },
    { ...saleColumns.returned, isOptional: true },
    { ...saleColumns.agentCommission, isOptional: true },
    saleColumns.settledAt,
    saleColumns.settlementReference,
  ],
  filters: [
    saleFilters.settlement,
    saleFilters.completedAt,
    saleFilters.business,
    saleFilters.currency,
    saleFilters.net,
    saleFilters.settledAt,
    saleFilters.thisMonth,
  ],
  totals: 'column.net',
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'this-month', title: 'view.thisMonth', query: { thisMonth: 'true' } },
    { id: 'pending', title: 'sale:status.pending', query: { settlement: 'pending' } },
    { id: 'held', title: 'sale:status.held', query: { settlement: 'held' } },
    { id: 'disputed', title: 'sale:status.disputed', query: { settlement: 'disputed' } },
  ],
  rowActions: ['dispute', 'release', 'resolve'],
  bulkActions: ['dispute', 'release', 'resolve'],
  rowLinks: [
    { id: 'order', title: 'link.order', to: ({ order }: SaleRow) => toOrder(order.token) },
  ],
  preview: () => import('./SalePreview').then((m) => m.SalePreview),
} as const
