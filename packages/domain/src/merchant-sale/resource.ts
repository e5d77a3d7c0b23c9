import type { Resource } from '@console/core/resources'
import {
  merchantSaleDetail,
  type MerchantSaleDetail,
  merchantSaleRow,
  type MerchantSaleRow,
} from './contract'
import { merchantSaleWorkflow } from './workflow'
import { merchantSaleFields } from './fields'

/** Payments at merchants' tills; they have no revisions. */
export const merchantSalesResource: Resource<
  MerchantSaleRow,
  MerchantSaleDetail,
  typeof merchantSaleFields
> = {
  id: 'merchant-sales',
  base: 'gateway',
  path: '/merchant-sales',
  row: merchantSaleRow,
  detail: merchantSaleDetail,
  fields: merchantSaleFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ providerReference }) => providerReference,
  hasRemarks: true,
  revisionOf: () => 1,
  currencyOf: ({ amount }) => amount.currency,
  workflows: [merchantSaleWorkflow],
}
