import { ApiError } from '@console/core/api'
import {
  agreedTo,
  type AgreedQuote,
  asPriced,
  hasNewPrices,
  type PlaceableOrder,
  type Quote,
} from '@console/domain/order-draft'

/** Reason why the price does not allow placing an order. */
export type WhyNotPriced = 'asking' | 'failed' | 'refused' | 'mismatched' | 'changed'

/** Shown price with its order as JSON; without a price, the reason. */
export type Price = { whyNot: WhyNotPriced } | { whyNot: null; quote: Quote; order: string }

/** Before the price was requested. */
export const notYetPriced: Price = { whyNot: 'asking' }

interface PriceAnswer {
  quote: Quote | undefined
  error: Error | null
  /** Set while a newer one is loading. */
  isAsking: boolean
}

/** Current price of an order. */
export function priceOf({ quote, error, isAsking }: PriceAnswer, order: PlaceableOrder): Price {
  if (isAsking) return notYetPriced
  if (error) return { whyNot: whyFailed(error) }
  if (!quote) return notYetPriced
  if (hasNewPrices(quote, order)) return { whyNot: 'changed' }
  return { whyNot: null, quote, order: JSON.stringify(asPriced(order)) }
}

function whyFailed(error: Error): WhyNotPriced {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'mismatched') return 'mismatched'
  return error.isUnclear || error.isTransient ? 'failed' : 'refused'
}

/**
 * Quote that the user agrees to by placing an order.
 * @throws ApiError if the shown price is not of this order
 */
export function quoteFor(order: PlaceableOrder, price: Price): AgreedQuote {
  if (price.whyNot !== null || price.order !== JSON.stringify(asPriced(order)))
    throw new ApiError({ status: 409, code: 'price_changed' })
  return agreedTo(price.quote)
}
