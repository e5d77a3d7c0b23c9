import type { Ref } from '@console/core/contracts'
import type { Breakdown, OrderDetail, OrderRow } from '@console/domain/order'
import { amountsOf as saleAmountsOf, type SaleRow, type Settlement } from '@console/domain/sale'
import type { Disputed } from './decisions'
import { seededRandom } from '../../random/random'
import { lazily, once } from '../../random/once'
import { token } from '../../random/token'
import { day, hour, instant, sampleStart } from '../../store/clock'
import { businessRef } from '../business/seeds'
import { amountsOf, commissionAt } from '../order/amounts'
import { totalOf } from '../order/priced'
import { type OrderSeed, orderSeeds, receiptNoOf } from '../order/seeds'
import { stepsOf } from '../order/steps'
import { returnsOf } from '../return-voucher/seeds'
import { digits } from '../shared/parties'

/** Summary row: the fields of a record in lists. */
export type Sale = Omit<SaleRow, '_actions'> & Disputed

/** Source of a sale: a completed order, and the time of its completion. */
export interface SaleSeed {
  seed: OrderSeed
  /** In milliseconds since 1970. */
  completedAt: number
}

/** Sales of completed orders, in the order of completion. */
export const saleSeeds = once((): SaleSeed[] =>
  orderSeeds()
    .flatMap((seed) => {
      const last = stepsOf(seed.index).at(-1)
      return last?.to === 'completed' ? [{ seed, completedAt: last.at }] : []
    })
    .toSorted((one, other) => one.completedAt - other.completedAt),
)

/** Sellers are paid on the first Monday after three days. */
function settledAt(completedAt: number): number {
  const ripe = completedAt + 3 * day
  const midnight = ripe - (ripe % day)
  const weekday = new Date(midnight).getUTCDay()
  return midnight + ((8 - weekday) % 7) * day + 6 * hour
}

/** Sellers are paid out; a few sales are held back, a few disputed, before or after that. */
function settlementOf(index: number, completedAt: number): Pick<Sale, 'settlement' | 'settledAt'> {
  const share = seededRandom('sale', index, 'settlement').next()
  const paidOut = settledAt(completedAt)
  const isPaidOut = paidOut <= sampleStart
  const isRecent = completedAt > sampleStart - 90 * day
  const held: Settlement | null =
    isRecent && share < 0.02 ? 'held' : isRecent && share > 0.98 ? 'disputed' : null
  if (held === 'held' || (held === 'disputed' && share > 0.99) || !isPaidOut)
    return { settlement: held ?? 'pending', settledAt: null }
  return { settlement: held ?? 'settled', settledAt: instant(paidOut) }
}

/** Content of a sale: a completed order, and its amounts. */
interface SaleOf {
  /** Index of the order. */
  index: number
  /** Its label is the reference. */
  order: Ref
  seller: Ref
  buyer: OrderRow['buyer']
  breakdown: Breakdown
  commission: OrderDetail['commission']
  /** In milliseconds since 1970. */
  completedAt: number
}

/** Sale of a completed order; its seller is paid later. */
export function saleOf({ breakdown, commission, ...details }: SaleOf): Sale {
  return { ...detailsOf(details), ...saleAmountsOf(breakdown, commission) }
}

type Amounts = ReturnType<typeof saleAmountsOf>

/** A sale without its amounts. */
function detailsOf({
  index,
  order,
  seller,
  buyer,
  completedAt,
}: Omit<SaleOf, 'breakdown' | 'commission'>): Omit<Sale, keyof Amounts> {
  return {
    version: 1,
    secureToken: token('sale', index),
    receiptNo: receiptNoOf({ reference: order.label }),
    channel: buyer.business ? 'b2b' : 'b2c',
    order,
    business: seller,
    buyerName: buyer.business?.label ?? buyer.name,
    completedAt: instant(completedAt),
    settlement: 'pending',
    settledAt: null,
    settlementReference: null,
    decision: null,
  }
}

function rowOf({ seed, completedAt }: SaleSeed): Sale {
  const { index, reference, seller, customer } = seed
  const settlement = settlementOf(index, completedAt)
  const amounts = once(() => saleAmountsOf(amountsOf(index).breakdown, commissionAt(index)))
  return withAmounts(
    {
      ...detailsOf({
        index,
        order: { token: token('order', index), label: reference },
        seller: businessRef(seller),
        buyer: customer.buyer,
        completedAt,
      }),
      ...settlement,
      settlementReference:
        settlement.settledAt === null ? null : `P${digits('sale', index, 'settlement', 9)}`,
    },
    { seed, amounts },
  )
}

/** Amounts of a sale depend on all lines of its order. If nothing was returned, the net amount that lists sum needs no rates. */
const withAmounts = lazily<{ seed: OrderSeed; amounts: () => Amounts }, Amounts>({
  gross: ({ amounts }) => amounts().gross,
  discount: ({ amounts }) => amounts().discount,
  tax: ({ amounts }) => amounts().tax,
  delivery: ({ amounts }) => amounts().delivery,
  returned: ({ amounts }) => amounts().returned,
  net: ({ seed, amounts }) => (returnsOf(seed.index).length === 0 ? totalOf(seed) : amounts().net),
  platformCommission: ({ amounts }) => amounts().platformCommission,
  agentCommission: ({ amounts }) => amounts().agentCommission,
  payable: ({ amounts }) => amounts().payable,
})

/** A sale for each completed order, oldest first. */
export const sales = once((): Sale[] => saleSeeds().map(rowOf))
