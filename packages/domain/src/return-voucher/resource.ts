import type { Resource } from '../resources/resource'
import { returnKind } from './kind'
import { returnDetail, type ReturnDetail, returnRow, type ReturnRow } from './contract'

/** Returns of what was sold; they have no revisions. */
export const returnsResource: Resource<ReturnRow, ReturnDetail> = {
  id: 'return-vouchers',
  base: 'gateway',
  path: '/return-vouchers',
  row: returnRow,
  detail: returnDetail,
  tokenOf: ({ voucherToken }) => voucherToken,
  nameOf: ({ returnNo }) => returnNo,
  revisionOf: () => 1,
  currencyOf: ({ amount }) => amount.currency,
  kinds: [returnKind],
}
