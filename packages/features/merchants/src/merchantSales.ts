import {
  type MerchantSaleRow,
  merchantSalesResource,
  toMerchantSale,
} from '@console/domain/merchant-sale'
import { defineList } from '@console/list'
import { merchantSaleColumns, merchantSaleFilters } from './merchant-sale/merchantSaleListParts'

/**
 * /merchants/sells (specification 2, "Merchants C2B Sales"): payments at merchants' tills, and the receipts they are
 * matched with.
 */
export const merchantSales = defineList<MerchantSaleRow>()({
  id: 'merchants-sells',
  namespace: 'merchants',
  title: 'merchantSales.title',
  resource: merchantSalesResource,
  fixed: {},
  sort: '-occurredAt',
  totals: 'merchantSales.amount',
  columns: [
    merchantSaleColumns.providerReference,
    merchantSaleColumns.match,
    merchantSaleColumns.occurredAt,
    merchantSaleColumns.merchant,
    merchantSaleColumns.till,
    merchantSaleColumns.amount,
    merchantSaleColumns.exactReceipt,
    merchantSaleColumns.difference,
    merchantSaleColumns.fee,
    merchantSaleColumns.net,
    merchantSaleColumns.provider,
    merchantSaleColumns.payer,
    merchantSaleColumns.receiptNo,
    merchantSaleColumns.billReference,
  ],
  filters: [
    merchantSaleFilters.exact,
    merchantSaleFilters.merchant,
    merchantSaleFilters.provider,
    merchantSaleFilters.occurredAt,
    merchantSaleFilters.match,
    merchantSaleFilters.different,
    merchantSaleFilters.amount,
  ],
  views: [
    { id: 'unmatched', title: 'merchant-sale:status.unmatched', query: { match: 'unmatched' } },
    { id: 'partial', title: 'merchant-sale:status.partial', query: { match: 'partial' } },
    { id: 'disputed', title: 'merchant-sale:status.disputed', query: { match: 'disputed' } },
    { id: 'all', title: 'merchantSales.view.all', query: {} },
  ],
  rowActions: ['match_exact', 'match', 'unmatch', 'resolve', 'dispute'],
  bulkActions: ['match_exact', 'dispute'],
  forms: { match: () => import('./merchant-sale/MatchForm').then((m) => m.MatchForm) },
  preview: () => import('./merchant-sale/MerchantSalePreview').then((m) => m.MerchantSalePreview),
  recordPath: ({ secureToken }) => toMerchantSale(secureToken),
  empty: { text: 'merchantSales.empty' },
})
