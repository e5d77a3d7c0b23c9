import type { CommissionRateRow } from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { ratesOf } from './parts/rateIndex'
import { RatesIntro } from './parts/RatesIntro'

/** /our-commission (specification 2, "Order commission"): what the platform takes of orders that no product's rate decides. */
export const orderRates = defineList<CommissionRateRow>()({
  ...ratesOf('order'),
  Intro: () => <RatesIntro kind="order" />,
  id: 'our-commission',
  title: 'order.title',
})
