import { disputeReasons, type SaleDetail, type SaleRow } from '@console/domain/sale'
import { draws } from '../../draws/random'
import { instant, sampleStart } from '../../store/clock'
import { linesOf } from '../order/lines'
import { reviewers } from '../shared/actors'
import { hour } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { saleEntity } from './entity'
import { type Sale, type SaleSeed, saleSeeds } from './rows'

/** What a full sale has beyond its row (domain design 4.8). */
export type SaleBeyondRow = Omit<SaleDetail, keyof SaleRow>

/** What the full record of a sale has beyond its row. */
export function saleDetail(row: Sale): SaleBeyondRow {
  const { seed } = saleSeeds()[indexOf(saleEntity, row)] as SaleSeed
  return {
    lines: linesOf(seed).map(({ product, sku, quantity, unitPrice, total }) => ({
      name: product.label,
      sku,
      quantity,
      unitPrice,
      total,
    })),
    dispute: disputeOf(seed.index, row),
  }
}

/** Why a sale is disputed, since some time after it was completed or paid out. */
function disputeOf(index: number, { settlement, settledAt, completedAt }: Sale) {
  if (settlement !== 'disputed') return null
  const stream = draws('sale', index, 'dispute')
  const since = Date.parse(settledAt ?? completedAt)
  const at = Math.min(since + stream.integer(2, 70) * hour, sampleStart - hour)
  return {
    reasonCode: stream.pick(disputeReasons.slice(0, 4)),
    note: 'The seller has called and sent the papers.',
    by: stream.pick(reviewers()),
    at: instant(Math.max(at, since)),
  }
}
