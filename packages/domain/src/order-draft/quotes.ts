import type { AgreedQuote, Quote } from './contract'
import type { PlaceableOrder } from './rules'

/** Fields of an order that determine its price, without the confirmations of the review step. */
export function asPriced(order: PlaceableOrder): PlaceableOrder {
  return { ...order, asksApproval: false }
}

/** Checks that a quote belongs to this order: its lines in order, at its agreed prices, all in its currency. */
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

/** Checks whether a price has changed since the product was selected. */
export function hasNewPrices({ lines }: Quote, order: PlaceableOrder): boolean {
  return lines.some(
    ({ offer }, place) => offer.price.amount !== order.lines[place]?.offer.price.amount,
  )
}

/** Part of a quote that is agreed to by placing the order. */
export function agreedTo({ quoteToken, breakdown }: Quote): AgreedQuote {
  return { quoteToken, total: breakdown.total }
}
