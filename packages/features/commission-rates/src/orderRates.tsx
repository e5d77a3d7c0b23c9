import type { CommissionRateRow } from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { ratesOf } from './rates/rateIndex'
import { RatesIntro } from './rates/RatesIntro'

/** /our-commission (specification 2, "Order commission"): commission of orders without a product rate. */
export const orderRates = defineList<CommissionRateRow>()({
  ...ratesOf('order'),
  Intro: () => <RatesIntro kind="order" />,
  id: 'our-commission',
  title: 'order.title',
})
