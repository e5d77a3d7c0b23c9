import type { CommissionRateRow } from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { ratesOf } from './rates/rateIndex'
import { RatesIntro } from './rates/RatesIntro'

/**
 * /commission-active (specification 2, "Product commission"): commission of products that differs from the rate of all
 * orders.
 */
export const productRates = defineList<CommissionRateRow>()({
  ...ratesOf('product'),
  Intro: () => <RatesIntro kind="product" />,
  id: 'commission-active',
  title: 'product.title',
})
