import { defineFields } from '@console/core/fields'
import { businessesResource } from '@console/domain/business'
import {
  merchantSaleFields,
  merchantSaleWorkflow,
  type MerchantSaleRow,
} from '@console/domain/merchant-sale'
import { listParts } from '@console/list'

const fields = {
  ...merchantSaleFields,
  ...defineFields<MerchantSaleRow>()({
    exactReceipt: { type: 'text', of: ({ exactReceipt }) => exactReceipt },
  }),
}

/** Columns and filters of till payments. */
export const { columns: merchantSaleColumns, filters: merchantSaleFilters } =
  listParts<MerchantSaleRow>()(fields, {
    providerReference: { title: 'merchantSales.reference', width: 152, priority: 1 },
    match: {
      title: 'merchantSales.matched',
      messages: 'merchant-sale:status',
      statuses: merchantSaleWorkflow.statuses,
      width: 124,
      priority: 1,
      filter: true,
    },
    occurredAt: {
      title: 'merchantSales.occurred',
      isAgo: true,
      width: 116,
      priority: 2,
      filter: { isPinned: true },
    },
    merchant: {
      title: 'merchantSales.merchant.tab',
      width: 192,
      priority: 2,
      filter: { isPinned: true, resource: businessesResource },
    },
    till: { title: 'merchantSales.till', width: 88, priority: 3 },
    provider: {
      title: 'merchantSales.provider',
      messages: 'provider',
      width: 120,
      priority: 3,
      filter: { isPinned: true },
    },
    payer: { title: 'merchantSales.payer', width: 144, priority: 3, isOptional: true },
    amount: { title: 'merchantSales.amount', priority: 1, filter: true },
    fee: { title: 'merchantSales.fee', width: 144, priority: 3, isOptional: true },
    net: { title: 'merchantSales.net', priority: 3 },
    exact: { title: 'merchantSales.exact', filter: { isPinned: true } },
    exactReceipt: { title: 'merchantSales.exact', width: 148, priority: 2 },
    receiptNo: { title: 'column.receipt', priority: 3, isOptional: true },
    difference: { title: 'merchantSales.difference', width: 144, priority: 3 },
    different: { title: 'merchantSales.different', filter: true },
    billReference: { title: 'merchantSales.billReference', priority: 3, isOptional: true },
  })
