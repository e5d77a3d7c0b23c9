import type { Resource } from '@console/core/resources'
import { returnWorkflow } from './workflow'
import { returnDetail, type ReturnDetail, returnRow, type ReturnRow } from './contract'
import { returnFields } from './fields'

/** Returns; they have no revisions. */
export const returnsResource: Resource<ReturnRow, ReturnDetail, typeof returnFields> = {
  id: 'return-vouchers',
  base: 'gateway',
  path: '/return-vouchers',
  row: returnRow,
  detail: returnDetail,
  fields: returnFields,
  tokenOf: ({ voucherToken }) => voucherToken,
  nameOf: ({ returnNo }) => returnNo,
  hasRemarks: true,
  revisionOf: () => 1,
  currencyOf: ({ amount }) => amount.currency,
  workflows: [returnWorkflow],
}
