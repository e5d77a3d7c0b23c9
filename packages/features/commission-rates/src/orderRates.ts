import type { CommissionRateRow } from '@console/domain/commission-rate'
import { defineIndex } from '@console/templates'
import { ratesOf } from './parts/rateIndex'

/** /our-commission (specification 2, "Order commission"): what the platform takes of orders that no product's rate decides. */
export const orderRates = defineIndex<CommissionRateRow>()({
  ...ratesOf('order'),
  id: 'our-commission',
  title: 'order.title',
})
