import { onceForEach } from '../../draws/once'
import { sampleStart } from '../../store/clock'
import { returnsOf } from '../return-voucher/seeds'
import { day } from '../shared/approval'
import { cashAt } from './payments'
import { orderSeed } from './seeds'
import { deliveredAt, type Step, wayOf } from './way'

/** A delivered order is completed by itself after this time. */
const completeAfter = 7 * day

/** When an order is completed: once no return of it is open. */
function completedAt(index: number, delivered: number): number {
  const wanted = delivered + completeAfter
  const until = returnsOf(index)
    .filter(({ raisedAt }) => raisedAt < wanted)
    .map(({ endedAt }) => endedAt ?? Infinity)
  return Math.max(wanted, ...until)
}

/** What has happened to an order before the sample's start, oldest first. */
export const stepsOf = onceForEach((index: number): readonly Step[] => {
  const way = wayOf(index)
  const delivered = deliveredAt(index)
  const isPaid =
    delivered !== null &&
    (orderSeed(index).paymentMethod !== 'cash_on_delivery' || cashAt(delivered) <= sampleStart)
  const all: readonly Step[] =
    delivered === null || !isPaid
      ? way
      : [
          ...way,
          { event: 'complete', at: completedAt(index, delivered), to: 'completed', body: {} },
        ]
  return all.filter(({ at }) => at <= sampleStart)
})
