import type { CommissionRateRow } from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { ratesOf } from './parts/rateIndex'
import { RatesIntro } from './parts/RatesIntro'

/** /commission-active (specification 2, "Product commission"): what the platform takes of products, where it differs from what all orders pay. */
export const productRates = defineList<CommissionRateRow>()({
  ...ratesOf('product'),
  Intro: () => <RatesIntro kind="product" />,
  id: 'commission-active',
  title: 'product.title',
})
