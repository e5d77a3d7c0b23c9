import { onceForEach } from '../../random/once'
import { day, sampleStart } from '../../store/clock'
import { isGranted, returnLinesOf } from '../return-voucher/lines'
import { returnsOf } from '../return-voucher/seeds'
import { cashAt } from './payments'
import { deliveryFeeOf, pricedLinesOf } from './priced'
import { orderSeed } from './seeds'
import { deliveredAt, type Step, wayOf } from './way'

/** Time after which a delivered order is completed automatically. */
const completeAfter = 7 * day

/** Time of an order's completion: once no return of it is open. */
function completedAt(index: number, delivered: number): number {
  const wanted = delivered + completeAfter
  const until = returnsOf(index)
    .filter(({ raisedAt }) => raisedAt < wanted)
    .map(({ endedAt }) => endedAt ?? Infinity)
  return Math.max(wanted, ...until)
}

/** Final step of a delivered order at a time: a sale, or closed if every piece had been returned by then and the delivery was free. */
function endOf(index: number, at: number): Step {
  const seed = orderSeed(index)
  const returned = returnsOf(index)
    .filter(({ status, raisedAt }) => isGranted(status) && raisedAt < at)
    .flatMap((granted) => returnLinesOf(granted.index))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const isClosed =
    returned > 0 &&
    deliveryFeeOf(seed).amount === 0 &&
    returned === pricedLinesOf(seed).reduce((sum, { quantity }) => sum + quantity, 0)
  return isClosed
    ? { event: 'close', at, to: 'closed', body: {} }
    : { event: 'complete', at, to: 'completed', body: {} }
}

/** Steps of an order before the sample's start, oldest first. */
export const stepsOf = onceForEach((index: number): readonly Step[] => {
  const way = wayOf(index)
  const delivered = deliveredAt(index)
  const isPaid =
    delivered !== null &&
    (orderSeed(index).paymentMethod !== 'cash_on_delivery' || cashAt(delivered) <= sampleStart)
  const all: readonly Step[] =
    delivered === null || !isPaid ? way : [...way, endOf(index, completedAt(index, delivered))]
  return all.filter(({ at }) => at <= sampleStart)
})
