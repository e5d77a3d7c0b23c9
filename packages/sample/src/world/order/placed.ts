import type { OrderDetail, OrderLine } from '@console/domain/order'
import type { World } from '../../store/store'
import { productEntity } from '../product/entity'
import type { OrderAmounts } from './amounts'

/** What an order that was placed since the sample's start has beyond its row, as it was placed. */
export interface Placed extends Pick<
  OrderDetail,
  'deliveryFee' | 'termsDays' | 'credit' | 'address' | 'emailMasked' | 'note'
> {
  /** Its buyer was not known, and has no account. */
  isBuyerNew?: true
  /** Their pictures are their products'. */
  lines: readonly Omit<OrderLine, 'image'>[]
}

/** What an order that was placed since the sample's start is made of; nothing was paid with it. */
export function amountsPlaced(
  { lines, deliveryFee }: Placed,
  world: World,
): Pick<OrderAmounts, 'deliveryFee' | 'transactions'> & { lines: readonly OrderLine[] } {
  return {
    lines: lines.map((line) => ({
      ...line,
      image: world.find(productEntity, line.product.token)?.image ?? null,
    })),
    deliveryFee,
    transactions: [],
  }
}
