import type { Resource } from '@console/core/resources'
import { saleWorkflow } from './workflow'
import { saleDetail, type SaleDetail, saleRow, type SaleRow } from './contract'
import { saleFields } from './fields'

/** Sales of both channels; they have no revisions. */
export const salesResource: Resource<SaleRow, SaleDetail, typeof saleFields> = {
  id: 'sales',
  base: 'gateway',
  path: '/sales',
  row: saleRow,
  detail: saleDetail,
  fields: saleFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ receiptNo }) => receiptNo,
  hasRemarks: true,
  revisionOf: () => 1,
  currencyOf: ({ net }) => net.currency,
  workflows: [saleWorkflow],
}
