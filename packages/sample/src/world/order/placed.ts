import { breakdownOf, commissionOf, type OrderDetail, type OrderLine } from '@console/domain/order'
import { world } from '../../store/store'
import { productEntity } from '../product/entity'
import { refundedOf } from './amounts'
import type { OrderBeyondRow } from './details'
import type { Order } from './rows'

/** What an order that was placed since the sample's start has beyond its row, as it was placed. */
export interface Placed extends Pick<
  OrderDetail,
  'deliveryFee' | 'termsDays' | 'credit' | 'address' | 'emailMasked' | 'note'
> {
  /** Their pictures are their products'. */
  lines: readonly Omit<OrderLine, 'image'>[]
}

/** What the full record of an order has that was placed since the sample's start. */
export function placedDetail(
  { status, total, progress, money }: Order,
  { lines, ...placed }: Placed,
): Omit<OrderBeyondRow, 'otherOrders'> {
  const refunds = money?.refunds ?? []
  const transactions = money?.transactions ?? []
  const now = lines.map((line, place) => ({
    ...line,
    image: world.find(productEntity, line.product.token)?.image ?? null,
    dispatched: progress?.lines[place]?.dispatched ?? 0,
    returned: refundedOf(line, refunds),
  }))
  const { deliveryFee } = placed
  return {
    ...placed,
    lines: now,
    breakdown: breakdownOf({ status, lines: now, deliveryFee, refunds, transactions }),
    transactions,
    refunds,
    shipments: [...(progress?.shipments ?? [])],
    cancellation: progress?.cancellation ?? null,
    returns: [],
    commission: commissionOf(now, total.currency),
  }
}
