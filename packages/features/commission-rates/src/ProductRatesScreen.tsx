import { listScreen } from '@console/templates/Index'
import { AddRate } from './add/AddRate'
import { DefaultRate } from './parts/DefaultRate'
import { RateLinks } from './parts/RateLinks'
import { productRates } from './productRates'

/** /commission-active, with the way to a new rate and to the other screens about rates, and with what applies beside its rates. */
export const ProductRatesScreen = listScreen(productRates, {
  Primary: AddRate,
  Intro: () => (
    <>
      <RateLinks />
      <DefaultRate kind="product" />
    </>
  ),
})
