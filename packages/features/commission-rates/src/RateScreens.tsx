import { listScreen } from '@console/templates/Index'
import { AddRate } from './add/AddRate'
import { orderRates } from './orderRates'
import { RateLinks } from './parts/RateLinks'
import { productRates } from './productRates'

const more = { Primary: AddRate, Intro: RateLinks }

/** /commission-active, with the way to a new rate and to the other screens about rates. */
export const ProductRatesScreen = listScreen(productRates, more)

/** /our-commission, with the same. */
export const OrderRatesScreen = listScreen(orderRates, more)
