import { isReturnWaiting, type ReturnStatus } from '@console/domain/return-voucher'
import { arrivals } from '../../random/arrivals'
import { weightedAssign } from '../../random/weightedAssign'
import { seededRandom } from '../../random/random'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { day, hour, minute, sampleStart } from '../../store/clock'
import { orderTimes } from '../order/times'
import { orderSeed } from '../order/seeds'
import { deliveredAt } from '../order/way'
import { waited } from '../shared/approval'
import { shopSettingSeeds } from '../shop-setting/seeds'

/** A return before anything else is derived. */
export interface ReturnSeed {
  index: number
  status: ReturnStatus
  /** Index of its order. */
  order: number
  /** In milliseconds since 1970. */
  raisedAt: number
  /** Time of its end: refunded or refused; null while it is open. */
  endedAt: number | null
}

/** Target time for a decision about a return, in hours. */
export const returnSla = shopSettingSeeds.review.slaHours.returnVoucher

/** Days after delivery within which things can be sent back. */
export const returnWindow = shopSettingSeeds.returns.windowDays

/** Statuses of the 220 returns of the sample database. */
const statuses = once(() =>
  weightedAssign<ReturnStatus>('returnVoucher', 'status', {
    submitted: 26,
    under_review: 9,
    changes_requested: 7,
    approved: 12,
    refunding: 3,
    refunded: 31,
    closed: 112,
    rejected: 20,
  }),
)

/** Number in the form `RV-2026-000123`. */
export function returnNoOf(index: number): string {
  return `RV-2026-${String(index + 1).padStart(6, '0')}`
}

function ageOf(index: number, status: ReturnStatus): number {
  if (isReturnWaiting({ status })) return waited('returnVoucher', index, returnSla)
  const isOver = ['refunded', 'closed', 'rejected'].includes(status)
  return seededRandom('returnVoucher', index, 'age').integer(2 * day, (isOver ? 180 : 9) * day)
}

/** The 220 returns of the sample database, each of an order that had arrived. */
export const returnSeeds = once((): ReturnSeed[] => {
  const taken = new Set<number>()
  const placed = arrivals(orderTimes(), (at) => at)

  /** An order that had arrived about this long before; none has two returns. */
  function orderBefore(raisedAt: number, arrivedFor: number): number {
    let order = placed.before(raisedAt - arrivedFor - 2 * day) - 1
    while (taken.has(order) || (deliveredAt(order) ?? Infinity) > raisedAt - hour) order -= 1
    taken.add(order)
    return order
  }

  return statuses().map((status, index) => {
    const raisedAt = sampleStart - ageOf(index, status)
    const stream = seededRandom('returnVoucher', index, 'order')
    const isLate = stream.next() < 0.06
    const arrivedFor = (isLate ? returnWindow + 4 + stream.next() * 9 : stream.next() * 9) * day
    const isOver = ['refunded', 'closed', 'rejected'].includes(status)
    return {
      index,
      status,
      order: orderBefore(raisedAt, arrivedFor),
      raisedAt,
      endedAt: isOver
        ? Math.min(raisedAt + (10 + stream.next() * 60) * hour, sampleStart - minute)
        : null,
    }
  })
})

const byOrder = once(() => grouped(returnSeeds(), ({ order }) => order))

/** Returns of an order. */
export function returnsOf(order: number): readonly ReturnSeed[] {
  return byOrder().get(order) ?? []
}

/**
 * Checks whether the refund of an approved return has failed once: only possible if it was paid through a provider.
 */
export function hasRefundFailed({ index, status, order }: ReturnSeed): boolean {
  const { paymentMethod } = orderSeed(order)
  const isSent = ['card', 'mobile_money', 'bank_transfer'].includes(paymentMethod)
  return (
    status === 'approved' && isSent && seededRandom('returnVoucher', index, 'failed').next() < 0.3
  )
}
