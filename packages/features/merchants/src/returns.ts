import { toOrder } from '@console/domain/order'
import { type ReturnRow, returnsResource } from '@console/domain/return-voucher'
import { salePaths } from '@console/domain/sale'
import { defineIndex } from '@console/templates'
import { returnColumns } from './parts/returnColumns'
import { returnFilters } from './parts/returnFilters'

/** /merchants/vouchers (specification 2): what buyers send back to merchants, what is due first at the top. */
export const returns = defineIndex<ReturnRow>()({
  id: 'merchants-vouchers',
  namespace: 'merchants',
  title: 'returns.title',
  resource: returnsResource,
  fixed: { waiting: 'true' },
  sort: 'dueAt',
  columns: [
    returnColumns.number,
    returnColumns.merchant,
    returnColumns.reason,
    returnColumns.amount,
    returnColumns.raised,
    returnColumns.due,
    returnColumns.status,
    returnColumns.refundMethod,
    returnColumns.claimedBy,
    returnColumns.lines,
    returnColumns.order,
    returnColumns.receipt,
    returnColumns.raisedBy,
  ],
  filters: [
    returnFilters.status,
    returnFilters.reason,
    returnFilters.merchant,
    returnFilters.overdue,
    returnFilters.overWindow,
    returnFilters.claimedBy,
    returnFilters.refundMethod,
    returnFilters.raised,
    returnFilters.amount,
  ],
  totals: 'returns.total',
  views: [
    { id: 'waiting', title: 'templates:approval.view.waiting', query: {} },
    { id: 'mine', title: 'templates:approval.view.mine', query: { claimedBy: 'me' } },
    {
      id: 'asked',
      title: 'returnStatus.changes_requested',
      query: { waiting: [], status: 'changes_requested', sort: '-raisedAt' },
    },
    {
      id: 'to-refund',
      title: 'view.toRefund',
      query: { waiting: [], status: ['approved', 'refunding'], sort: 'raisedAt' },
    },
    {
      id: 'refunded',
      title: 'returnStatus.refunded',
      query: { waiting: [], status: ['refunded', 'closed'], sort: '-raisedAt' },
    },
    {
      id: 'rejected',
      title: 'returnStatus.rejected',
      query: { waiting: [], status: 'rejected', sort: '-raisedAt' },
    },
  ],
  rowLinks: [{ id: 'order', title: 'link.order', to: ({ order }) => toOrder(order.token) }],
  preview: () => import('./parts/ReturnPreview').then((m) => m.ReturnPreview),
  empty: { text: 'returns.empty', next: { title: 'returns.sales', to: salePaths.b2c } },
})
