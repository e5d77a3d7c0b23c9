import { toOrder } from '@console/domain/order'
import { type ReturnRow, returnsResource } from '@console/domain/return-voucher'
import { salePaths } from '@console/domain/sale'
import { defineList } from '@console/list'
import { returnColumns, returnFilters } from './return-voucher/returnListParts'

/** /merchants/vouchers (specification 2): returns to merchants, due first. */
export const returns = defineList<ReturnRow>()({
  id: 'merchants-vouchers',
  namespace: 'merchants',
  title: 'returns.title',
  resource: returnsResource,
  fixed: {},
  sort: 'dueAt',
  columns: [
    returnColumns.returnNo,
    returnColumns.status,
    returnColumns.merchant,
    returnColumns.reason,
    returnColumns.amount,
    returnColumns.raisedAt,
    returnColumns.dueAt,
    returnColumns.granted,
    returnColumns.refundMethod,
    returnColumns.reviewer,
    returnColumns.lineCount,
    returnColumns.order,
    returnColumns.sale,
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
    returnFilters.raisedAt,
    returnFilters.amount,
  ],
  totals: 'returns.total',
  views: [
    {
      id: 'waiting',
      title: 'marketplace:approval.view.waiting',
      query: { status: ['submitted', 'under_review'] },
    },
    { id: 'submitted', title: 'return-voucher:status.submitted', query: { status: 'submitted' } },
    {
      id: 'in-review',
      title: 'return-voucher:status.under_review',
      query: { status: 'under_review' },
    },
    {
      id: 'mine',
      title: 'marketplace:approval.view.mine',
      query: { status: 'under_review', claimedBy: 'me' },
    },
    {
      id: 'asked',
      title: 'return-voucher:status.changes_requested',
      query: { status: 'changes_requested', sort: '-raisedAt' },
    },
    {
      id: 'to-refund',
      title: 'view.toRefund',
      query: { status: ['approved', 'refunding'], sort: 'raisedAt' },
    },
    {
      id: 'refunded',
      title: 'return-voucher:status.refunded',
      query: { status: ['refunded', 'closed'], sort: 'status,-raisedAt' },
    },
    {
      id: 'rejected',
      title: 'return-voucher:status.rejected',
      query: { status: 'rejected', sort: '-raisedAt' },
    },
  ],
  rowActions: [
    'claim',
    'approve',
    'propose',
    'ask',
    'reject',
    'release',
    'refund',
    'check',
    'close',
  ],
  bulkActions: ['claim', 'approve', 'reject', 'close'],
  forms: {
    approve: () => import('./return-voucher/GrantForm').then((m) => m.GrantForm),
    propose: () => import('./return-voucher/GrantForm').then((m) => m.ProposalForm),
  },
  bulkForms: {
    approve: () => import('./return-voucher/GrantManyForm').then((m) => m.GrantManyForm),
  },
  rowLinks: [{ id: 'order', title: 'link.order', to: ({ order }) => toOrder(order.token) }],
  preview: () => import('./return-voucher/ReturnPreview').then((m) => m.ReturnPreview),
  empty: { text: 'returns.empty', next: { title: 'returns.sales', to: salePaths.b2c } },
})
