import type { Currency } from '@console/core/contracts'
import {
  type Applicable,
  freezeRates,
  platformRate,
  type RateBook,
  type RateTerms,
  resolveRate,
  sharedDelivery,
  type Sold,
} from '@console/domain/commission-rate'
import { earnedBy, type OrderLine, valueOf } from '@console/domain/order'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { orderEntity } from '../order/entity'
import { deliveryFeeOf, linesOf } from '../order/lines'
import type { Order } from '../order/rows'
import { orderSeed } from '../order/seeds'
import { productEntity } from '../product/entity'
import { day } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { soldAs } from './sold'

/** A line that was sold, and what commission is taken of. */
export interface SoldLine {
  order: Order
  line: Omit<OrderLine, 'image'>
  sold: Sold
  currency: Currency
  value: number
  tax: number
  delivery: number
}

const known = new WeakMap<object, readonly SoldLine[]>()

/** How far back one looks, in milliseconds. */
export const monthLength = 30 * day

/** What was sold in the last 30 days, by whatever became of it but cancellation; found once for every state of the orders. */
export function monthOf(world: World): readonly SoldLine[] {
  const rows = world.rows(orderEntity)
  let lines = known.get(rows)
  if (!lines) {
    const since = instant(world.now() - monthLength)
    lines = rows
      .filter(
        ({ placedAt, status }) => placedAt !== null && placedAt >= since && status !== 'cancelled',
      )
      .flatMap((order) => soldOf(order, world))
    known.set(rows, lines)
  }
  return lines
}

/** The lines of an order as they were sold. */
export function soldOf(order: Order, world: World): SoldLine[] {
  const seed = order.placed ? null : orderSeed(indexOf(orderEntity, order))
  const lines = order.placed?.lines ?? (seed ? linesOf(seed) : [])
  const fee = order.placed?.deliveryFee.amount ?? (seed ? deliveryFeeOf(seed).amount : 0)
  const values = lines.map(valueOf)
  const deliveries = sharedDelivery(fee, values)
  return lines.flatMap((line, place) => {
    const product = world.find(productEntity, line.product.token)
    if (!product) return []
    return {
      order,
      line,
      sold: soldAs('product', product, order.agent?.token ?? null),
      currency: line.unitPrice.currency,
      value: values[place] ?? 0,
      tax: line.tax.amount,
      delivery: deliveries[place] ?? 0,
    }
  })
}

/** What platform and agent would have of a line at the rates of a book. */
export function pricedBy(
  book: RateBook<Applicable & RateTerms>,
  sold: SoldLine,
  at: string,
): { platform: number; agent: number; rates: OrderLine['rates'] } {
  const rates = freezeRates(
    {
      platform: platformRate(book, sold.sold, at),
      agent: sold.sold.agent === null ? null : resolveRate(book, 'agent', sold.sold, at),
    },
    sold,
  )
  const line = { ...sold.line, rates }
  return { platform: earnedBy(line, 'platform'), agent: earnedBy(line, 'agent'), rates }
}
