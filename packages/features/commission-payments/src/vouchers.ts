import { collectionPaths } from '@console/domain/commission-collection'
import {
  toNewVoucher,
  toVoucher,
  type VoucherRow,
  vouchersResource,
} from '@console/domain/commission-voucher'
import { defineList } from '@console/list'
import { voucherColumns, voucherFilters } from './commission-voucher/voucherListParts'

/**
 * /agent/commission/payment/voucher (specification 2): payments of commission, those waiting for approval first; with
 * `?new=1` the form of a new one, `&agent=&currency=` for its payee.
 */
export const vouchers = defineList<VoucherRow>()({
  id: 'commission-vouchers',
  namespace: 'commission-payments',
  title: 'vouchers.title',
  resource: vouchersResource,
  fixed: {},
  sort: 'status,preparedAt',
  columns: [
    voucherColumns.voucherNo,
    voucherColumns.status,
    voucherColumns.agent,
    voucherColumns.net,
    voucherColumns.preparer,
    voucherColumns.preparedAt,
    voucherColumns.method,
    voucherColumns.period,
    voucherColumns.entryCount,
    voucherColumns.gross,
    voucherColumns.withholding,
    voucherColumns.destination,
    voucherColumns.attemptCount,
    voucherColumns.paidAt,
  ],
  filters: [
    voucherFilters.status,
    voucherFilters.currency,
    voucherFilters.method,
    voucherFilters.agent,
    voucherFilters.preparer,
    voucherFilters.period,
    voucherFilters.net,
    voucherFilters.overdue,
    voucherFilters.failedBefore,
  ],
  totals: 'column.net',
  views: [
    {
      id: 'waiting',
      title: 'marketplace:approval.view.waiting',
      query: { status: ['submitted', 'approved', 'failed'] },
    },
    { id: 'to-approve', title: 'view.toApprove', query: { status: 'submitted' } },
    { id: 'to-pay', title: 'view.toPay', query: { status: ['approved', 'paying'] } },
    { id: 'failed', title: 'view.failed', query: { status: 'failed' } },
    { id: 'mine', title: 'view.mine', query: { preparedBy: 'me', sort: '-preparedAt' } },
    { id: 'paid', title: 'view.paid', query: { status: 'paid', sort: '-paidAt' } },
    { id: 'all', title: 'view.all', query: {} },
  ],
  primary: { title: 'vouchers.new', to: toNewVoucher() },
  alternates: { new: () => import('./prepare/PrepareVoucher').then((m) => m.PrepareVoucher) },
  rowActions: ['submit', 'approve', 'pay', 'mark_paid', 'check', 'retry', 'return', 'cancel'],
  bulkActions: ['submit', 'approve', 'pay', 'retry', 'check'],
  recordPath: ({ voucherToken }) => toVoucher(voucherToken),
  empty: {
    text: 'vouchers.empty',
    next: { title: 'collections.title', to: collectionPaths.list },
  },
})
