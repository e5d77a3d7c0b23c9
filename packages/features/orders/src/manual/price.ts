import { ApiError } from '@console/core/api'
import {
  agreedTo,
  type AgreedQuote,
  asPriced,
  hasNewPrices,
  type PlaceableOrder,
  type Quote,
} from '@console/domain/order-draft'

/** Why an order cannot be placed as far as its price goes. */
export type WhyNotPriced = 'asking' | 'failed' | 'refused' | 'foreign' | 'changed'

/** The price that is on the screen, and for which order, as JSON; without one, why. */
export type Price = { whyNot: WhyNotPriced } | { whyNot: null; quote: Quote; order: string }

/** Before it was asked for. */
export const notYetPriced: Price = { whyNot: 'asking' }

interface PriceAnswer {
  quote: Quote | undefined
  error: Error | null
  /** A newer one is on its way. */
  isAsking: boolean
}

/** What the price of an order is now. */
export function priceOf({ quote, error, isAsking }: PriceAnswer, order: PlaceableOrder): Price {
  if (isAsking) return notYetPriced
  if (error) return { whyNot: whyFailed(error) }
  if (!quote) return notYetPriced
  if (hasNewPrices(quote, order)) return { whyNot: 'changed' }
  return { whyNot: null, quote, order: JSON.stringify(asPriced(order)) }
}

function whyFailed(error: Error): WhyNotPriced {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'foreign') return 'foreign'
  return error.isUnclear || error.isTransient ? 'failed' : 'refused'
}

/**
 * What is agreed to by placing an order.
 * @throws ApiError where the price on the screen is not of this order
 */
export function quoteFor(order: PlaceableOrder, price: Price): AgreedQuote {
  if (price.whyNot !== null || price.order !== JSON.stringify(asPriced(order)))
    throw new ApiError({ status: 409, code: 'price_changed' })
  return agreedTo(price.quote)
}
