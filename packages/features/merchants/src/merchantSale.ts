import { toBusiness } from '@console/domain/business'
import {
  type MerchantSaleDetail,
  merchantSalePaths,
  type MerchantSaleRow,
  merchantSalesResource,
  toMerchantSale,
} from '@console/domain/merchant-sale'
import { defineRecord } from '@console/record'
import { merchantSales } from './merchantSales'
import { Matching } from './merchant-sale/Matching'
import { MerchantPremises } from './merchant-sale/MerchantPremises'
import { MerchantSaleDetails } from './merchant-sale/MerchantSaleDetails'

/** /merchants-sells-details/:secureToken (specification 2): a till payment and its receipt. */
export const merchantSale = defineRecord<MerchantSaleRow, MerchantSaleDetail>()({
  namespace: 'merchants',
  resource: merchantSalesResource,
  list: {
    path: merchantSalePaths.list,
    title: 'merchantSales.title',
    config: merchantSales,
    isQueue: true,
  },
  subtitle: ({ provider }) => provider,
  details: MerchantSaleDetails,
  tabs: [
    { id: 'matching', title: 'merchantSales.matched', component: Matching },
    { id: 'merchant', title: 'merchantSales.merchant.tab', component: MerchantPremises },
  ],
  related: ({ merchant }) => [
    {
      title: 'merchantSales.merchant.tab',
      label: merchant.label,
      to: toBusiness(merchant.token),
    },
  ],
  fieldLabels: {},
  forms: { match: () => import('./merchant-sale/MatchForm').then((m) => m.MatchForm) },
  pathOf: toMerchantSale,
})
