import { collectionPaths } from '@console/domain/commission-collection'
import { agentCommissionsResource } from '@console/domain/commission-rate'
import {
  payoutMethods,
  toVoucher,
  type VoucherRow,
  voucherStatuses,
  vouchersResource,
} from '@console/domain/commission-voucher'
import { defineIndex } from '@console/templates'
import { voucherColumns } from './parts/voucherColumns'

/** /agent/commission/payment/voucher (specification 2): payments of commission, what waits for approval first. */
export const vouchers = defineIndex<VoucherRow>()({
  id: 'commission-vouchers',
  namespace: 'commission-payments',
  title: 'vouchers.title',
  resource: vouchersResource,
  fixed: {},
  sort: 'status,preparedAt',
  columns: [
    voucherColumns.number,
    voucherColumns.status,
    voucherColumns.agent,
    voucherColumns.net,
    voucherColumns.preparedBy,
    voucherColumns.prepared,
    voucherColumns.method,
    voucherColumns.period,
    voucherColumns.entries,
    voucherColumns.gross,
    voucherColumns.withholding,
    voucherColumns.destination,
    voucherColumns.attempts,
    voucherColumns.paid,
  ],
  filters: [
    {
      id: 'status',
      title: 'column.status',
      isPinned: true,
      kind: 'choice',
      options: voucherStatuses.map((value) => ({ value, title: `status.${value}` as const })),
    },
    { id: 'currency', title: 'column.currency', isPinned: true, kind: 'choice', options: 'facet' },
    {
      id: 'method',
      title: 'column.method',
      isPinned: true,
      kind: 'choice',
      options: payoutMethods.map((value) => ({ value, title: `method.${value}` as const })),
    },
    {
      id: 'agent',
      title: 'column.agent',
      isPinned: true,
      kind: 'record',
      // Vouchers know agents by the `agentToken`, as this resource does.
      resource: agentCommissionsResource,
    },
    { id: 'preparer', title: 'column.preparedBy', kind: 'choice', options: 'facet' },
    { id: 'period', title: 'column.period', kind: 'dates' },
    { id: 'net', title: 'column.net', kind: 'money' },
    { id: 'overdue', title: 'filter.overdue', kind: 'flag' },
    { id: 'failedBefore', title: 'filter.failedBefore', kind: 'flag' },
  ],
  totals: 'column.net',
  views: [
    {
      id: 'waiting',
      title: 'templates:approval.view.waiting',
      query: { status: ['submitted', 'approved', 'failed'] },
    },
    { id: 'to-approve', title: 'view.toApprove', query: { status: 'submitted' } },
    { id: 'to-pay', title: 'view.toPay', query: { status: ['approved', 'paying'] } },
    { id: 'failed', title: 'view.failed', query: { status: 'failed' } },
    { id: 'mine', title: 'view.mine', query: { preparedBy: 'me', sort: '-preparedAt' } },
    { id: 'paid', title: 'view.paid', query: { status: 'paid', sort: '-paidAt' } },
    { id: 'all', title: 'view.all', query: {} },
  ],
  rowActions: ['submit', 'approve', 'pay', 'mark_paid', 'check', 'retry', 'return', 'cancel'],
  bulkActions: ['submit', 'approve', 'pay', 'retry', 'check'],
  recordPath: ({ voucherToken }) => toVoucher(voucherToken),
  empty: {
    text: 'vouchers.empty',
    next: { title: 'collections.title', to: collectionPaths.list },
  },
})
