import type { Resource } from '@console/core/resources'
import { voucherDetail, type VoucherDetail, voucherRow, type VoucherRow } from './contract'
import { voucherWorkflow } from './workflow'
import { voucherFields } from './fields'

/** Commission payments; they have no revisions. */
export const vouchersResource: Resource<VoucherRow, VoucherDetail, typeof voucherFields> = {
  id: 'commission-vouchers',
  base: 'gateway',
  path: '/commission-vouchers',
  row: voucherRow,
  detail: voucherDetail,
  fields: voucherFields,
  tokenOf: ({ voucherToken }) => voucherToken,
  nameOf: ({ voucherNo }) => voucherNo,
  hasRemarks: true,
  revisionOf: () => 1,
  currencyOf: ({ currency }) => currency,
  workflows: [voucherWorkflow],
}
