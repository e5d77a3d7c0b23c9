import type { OrderDetail, OrderLine } from '@console/domain/order'
import type { SampleDatabase } from '../../store/store'
import { productEntity } from '../product/entity'
import type { OrderAmounts } from './amounts'

/** Fields beyond the row of an order that was placed since the sample's start, as it was placed. */
export interface Placed extends Pick<
  OrderDetail,
  'deliveryFee' | 'termsDays' | 'credit' | 'address' | 'emailMasked' | 'note'
> {
  /** The buyer was unknown, and has no account. */
  isBuyerNew?: true
  /** Their pictures are those of their products. */
  lines: readonly Omit<OrderLine, 'image'>[]
}

/** Initial amounts of an order that was placed since the sample's start, without payments. */
export function amountsPlaced(
  { lines, deliveryFee }: Placed,
  database: SampleDatabase,
): Pick<OrderAmounts, 'deliveryFee' | 'transactions'> & { lines: readonly OrderLine[] } {
  return {
    lines: lines.map((line) => ({
      ...line,
      image: database.find(productEntity, line.product.token)?.image ?? null,
    })),
    deliveryFee,
    transactions: [],
  }
}
