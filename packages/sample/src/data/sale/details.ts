import { disputeReasons, type SaleDetail, type SaleRow } from '@console/domain/sale'
import { seededRandom } from '../../random/random'
import { hour, instant, sampleStart } from '../../store/clock'
import { type SampleDatabase, database } from '../../store/store'
import { orderEntity } from '../order/entity'
import { currentOrder } from '../order/current'
import { reviewers } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { saleEntity } from './entity'
import { type Sale, saleSeeds } from './rows'

/** Fields of a full sale beyond its row. */
export type SaleBeyondRow = Omit<SaleDetail, keyof SaleRow>

/** Returns the fields of a sale's full record beyond its row. */
export function saleDetail(row: Sale, from: SampleDatabase = database): SaleBeyondRow {
  const order = from.find(orderEntity, row.order.token)
  return {
    lines: (order ? currentOrder(order, from).lines : []).map(
      ({ product, sku, quantity, unitPrice, total }) => ({
        name: product.label,
        sku,
        quantity,
        unitPrice,
        total,
      }),
    ),
    dispute: row.settlement === 'disputed' ? (row.disputed ?? seededDispute(row)) : null,
  }
}

/** Dispute of a sale at the sample's start; null if there was none. */
export function seededDispute(row: Sale): SaleDetail['dispute'] {
  const place = indexOf(saleEntity, row)
  const seed = saleSeeds()[place]
  const before = saleEntity.seed()[place]
  return seed && before ? disputeOf(seed.seed.index, before) : null
}

/** Dispute of a sale, some time after it was completed or paid out. */
function disputeOf(index: number, { settlement, settledAt, completedAt }: Sale) {
  if (settlement !== 'disputed') return null
  const stream = seededRandom('sale', index, 'dispute')
  const since = Date.parse(settledAt ?? completedAt)
  const at = Math.min(since + stream.integer(2, 70) * hour, sampleStart - hour)
  return {
    reasonCode: stream.pick(disputeReasons.slice(0, 4)),
    note: 'The seller has called and sent the papers.',
    by: stream.pick(reviewers()),
    at: instant(Math.max(at, since)),
  }
}
