import type { AgreedQuote, Quote } from './contract'
import type { PlaceableOrder } from './rules'

/** The members of an order that decide its price; what is agreed to at the review does not. */
export function asPriced(order: PlaceableOrder): PlaceableOrder {
  return { ...order, asksApproval: false }
}

/** Whether a quote is one of this order: of its lines, in their order, at the prices agreed for it, and all in its currency. */
export function isQuoteOf({ lines, breakdown }: Quote, order: PlaceableOrder): boolean {
  const currency = order.lines[0]?.offer.price.currency
  const amounts = [
    ...lines.flatMap(({ offer, unitPrice, discount, tax, total }) => [
      offer.price,
      unitPrice,
      discount,
      tax,
      total,
    ]),
    ...Object.values(breakdown),
  ]
  return (
    lines.length === order.lines.length &&
    amounts.every((amount) => amount.currency === currency) &&
    lines.every(({ offer, quantity, unitPrice }, place) => {
      const asked = order.lines[place]
      const price = asked?.override?.price ?? offer.price
      return (
        asked?.offer.token === offer.token &&
        asked.quantity === quantity &&
        price.amount === unitPrice.amount
      )
    })
  )
}

/** Whether something costs another price than when it was chosen. */
export function hasNewPrices({ lines }: Quote, order: PlaceableOrder): boolean {
  return lines.some(
    ({ offer }, place) => offer.price.amount !== order.lines[place]?.offer.price.amount,
  )
}

/** The part of a quote that is agreed to by placing an order at it. */
export function agreedTo({ quoteToken, breakdown }: Quote): AgreedQuote {
  return { quoteToken, total: breakdown.total }
}
