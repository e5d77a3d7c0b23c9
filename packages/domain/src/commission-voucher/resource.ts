import type { Resource } from '../resources/resource'
import { voucherDetail, type VoucherDetail, voucherRow, type VoucherRow } from './contract'
import { voucherKind } from './kind'

/** Payments of commission; they have no revisions. */
export const vouchersResource: Resource<VoucherRow, VoucherDetail> = {
  id: 'commission-vouchers',
  base: 'gateway',
  path: '/commission-vouchers',
  row: voucherRow,
  detail: voucherDetail,
  tokenOf: ({ voucherToken }) => voucherToken,
  nameOf: ({ voucherNo }) => voucherNo,
  revisionOf: () => 1,
  currencyOf: ({ currency }) => currency,
  kinds: [voucherKind],
}
