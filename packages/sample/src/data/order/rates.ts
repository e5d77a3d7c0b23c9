import {
  type Applicable,
  freezeRates,
  platformRate,
  type RateBook,
  type RateTerms,
  resolveRate,
  sharedDelivery,
} from '@console/domain/commission-rate'
import { type OrderLine, valueOf } from '@console/domain/order'
import { soldAs } from '../commission-rate/sold'
import type { UncountedProduct } from '../product/rows'

/** An order with the rates of its time. */
export interface Rated {
  book: RateBook<Applicable & RateTerms>
  /** Instant at which it was placed. */
  at: string
  /** Agent who brought it, by the `agentToken`; null without one. */
  agent: string | null
  /** Sold products, line by line. */
  items: readonly UncountedProduct[]
  lines: readonly Pick<OrderLine, 'unitPrice' | 'quantity' | 'discount' | 'tax'>[]
  /** In minor units of the lines' currency. */
  delivery: number
}

/** Rates of each line, frozen when the order is placed: the platform's, and its agent's. */
export function frozenRates({
  book,
  at,
  agent,
  items,
  lines,
  delivery,
}: Rated): OrderLine['rates'][] {
  const values = lines.map(valueOf)
  const deliveries = sharedDelivery(delivery, values)
  return lines.map(({ unitPrice: { currency }, tax }, line) => {
    const sold = soldAs('product', items[line] as UncountedProduct, agent)
    return freezeRates(
      {
        platform: platformRate(book, sold, at),
        agent: agent === null ? null : resolveRate(book, 'agent', sold, at),
      },
      { currency, value: values[line] ?? 0, tax: tax.amount, delivery: deliveries[line] ?? 0 },
    )
  })
}
