import type { OrderLine } from '@console/domain/order'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { seedBook } from '../commission-rate/seeds'
import { products, type UncountedProduct } from '../product/rows'
import { deliveryFeeOf, type PricedLine, pricedLinesOf } from './priced'
import { frozenRates } from './rates'
import type { OrderSeed } from './seeds'

/** The token of a line: the first of an order has the place 0. */
export function lineTokenOf(order: number, place: number): string {
  return token('orderLine', order * 100 + place)
}

/** What each line of an order came to when it was placed, and at which rates. */
export function ratedLinesOf(seed: OrderSeed): (PricedLine & Pick<OrderLine, 'rates'>)[] {
  const lines = pricedLinesOf(seed)
  const rates = frozenRates({
    book: seedBook(),
    at: instant(seed.at),
    agent: seed.agent?.agentToken ?? null,
    items: lines.map(({ item }) => products()[item] as UncountedProduct),
    lines,
    delivery: deliveryFeeOf(seed).amount,
  })
  return lines.map((line, place) => ({
    ...line,
    rates: rates[place] ?? { platform: null, agent: null },
  }))
}

/** The lines of an order as they were placed, at the rates of that time: nothing has left or never will, nothing came back. */
export function linesOf(seed: OrderSeed): OrderLine[] {
  return ratedLinesOf(seed).map(({ item, ...rated }, place) => {
    const { secureToken, name, productToken, sku, image } = products()[item] as UncountedProduct
    return {
      ...rated,
      lineId: lineTokenOf(seed.index, place),
      product: { token: secureToken, label: name, productToken },
      sku,
      image,
      dispatched: 0,
      dropped: 0,
      returned: 0,
    }
  })
}
