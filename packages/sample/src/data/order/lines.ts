import type { OrderLine } from '@console/domain/order'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import { seedBook } from '../commission-rate/seeds'
import { products, type UncountedProduct } from '../product/rows'
import { deliveryFeeOf, type PricedLine, pricedLinesOf } from './priced'
import { frozenRates } from './rates'
import type { OrderSeed } from './seeds'

/** Token of a line: the first of an order has the place 0. */
export function lineTokenOf(order: number, place: number): string {
  return token('orderLine', order * 100 + place)
}

/** Amounts and rates of each line of an order when it was placed. */
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

/** Lines of an order as they were placed, with the rates of that time: nothing is shipped, dropped or returned. */
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
