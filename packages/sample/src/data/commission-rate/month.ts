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
import { type Commission, commissionOf, type OrderLine, valueOf } from '@console/domain/order'
import { day, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { orderEntity } from '../order/entity'
import { currentOrder } from '../order/current'
import type { Order } from '../order/rows'
import { productEntity } from '../product/entity'
import { soldAs } from './sold'

/** A sold line that commission is computed on. */
export interface SoldLine {
  order: Order
  line: OrderLine
  sold: Sold
  currency: Currency
  value: number
  tax: number
  delivery: number
}

const known = new WeakMap<object, readonly SoldLine[]>()

/** Length of the period, in milliseconds. */
export const monthLength = 30 * day

/**
 * Sales of the last 30 days, whatever became of them except cancellation: of a partly cancelled order, the rest. Computed once
 * for every state of the orders.
 */
export function monthOf(database: SampleDatabase): readonly SoldLine[] {
  const rows = database.rows(orderEntity)
  let lines = known.get(rows)
  if (!lines) {
    const since = instant(database.now() - monthLength)
    lines = rows
      .filter(
        (order) =>
          order.placedAt !== null && order.placedAt >= since && order.status !== 'cancelled',
      )
      .flatMap((order) => soldOf(order, database))
      .filter(({ line }) => line.dropped < line.quantity)
    known.set(rows, lines)
  }
  return lines
}

/** Lines of an order as they were sold, with what was dropped or returned since. */
export function soldOf(order: Order, database: SampleDatabase): SoldLine[] {
  const { lines, deliveryFee } = currentOrder(order, database)
  const values = lines.map(valueOf)
  const deliveries = sharedDelivery(deliveryFee.amount, values)
  return lines.flatMap((line, place) => {
    const product = database.find(productEntity, line.product.token)
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

/**
 * Commission of platform and agent on a line at its frozen rates, less dropped or returned pieces: the ledger's amount once the
 * order is completed.
 */
export function earnedWith({ line, currency }: Pick<SoldLine, 'line' | 'currency'>): Commission {
  return commissionOf([line], currency)
}

/** The same at the rates of a book. */
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
  const { platform, agent } = earnedWith({ ...sold, line: { ...sold.line, rates } })
  return { platform: platform.amount, agent: agent.amount, rates }
}
