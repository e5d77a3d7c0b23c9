import { listScreen } from '@console/templates/Index'
import { AddRate } from './add/AddRate'
import { DefaultRate } from './parts/DefaultRate'
import { RateLinks } from './parts/RateLinks'
import { orderRates } from './orderRates'

/** /our-commission, with the way to a new rate and to the other screens about rates, and with what applies beside its rates. */
export const OrderRatesScreen = listScreen(orderRates, {
  Primary: AddRate,
  Intro: () => (
    <>
      <RateLinks />
      <DefaultRate kind="order" />
    </>
  ),
})
