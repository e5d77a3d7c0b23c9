import {
  toVoucher,
  type VoucherDetail,
  voucherPaths,
  type VoucherRow,
  vouchersResource,
} from '@console/domain/commission-voucher'
import { defineRecord } from '@console/record'
import { lazy } from 'react'
import { VoucherEntries, VoucherAgent, VoucherAttempts } from './commission-voucher/voucherTabs'
import { VoucherDetails } from './commission-voucher/VoucherDetails'
import { VoucherSummary } from './commission-voucher/VoucherSummary'
import { vouchers } from './vouchers'

/** /agent/payment/voucher/details/:voucherToken (specification 2): a payment of commission and its two signatures. */
export const voucher = defineRecord<VoucherRow, VoucherDetail>()({
  namespace: 'commission-payments',
  resource: vouchersResource,
  list: { path: voucherPaths.list, title: 'vouchers.title', config: vouchers, isQueue: false },
  subtitle: ({ agent }) => agent.label,
  details: VoucherDetails,
  printouts: [
    {
      id: 'voucher',
      title: 'voucher.print',
      component: lazy(() =>
        import('./print/VoucherPrintout').then((m) => ({ default: m.VoucherPrintout })),
      ),
      isShown: ({ status }) => status !== 'cancelled',
    },
  ],
  tabs: [
    { id: 'voucher', title: 'voucher.summary', component: VoucherSummary },
    { id: 'entries', title: 'column.entries', component: VoucherEntries },
    {
      id: 'attempts',
      title: 'column.attempts',
      component: VoucherAttempts,
      isShown: ({ attemptCount }) => attemptCount > 0,
    },
    { id: 'agent', title: 'voucher.agent', component: VoucherAgent },
  ],
  fieldLabels: {},
  pathOf: toVoucher,
})
