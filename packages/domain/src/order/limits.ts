import type { Money } from '@console/core/contracts'
import type { OrderRow } from './contract'

/** From which amounts on somebody else has to look at an order: one for each currency; without one there is no limit. */
export interface OrderLimits {
  /** What staff may place by hand. */
  manual: readonly Money[]
  /** What a business may order. */
  b2b: readonly Money[]
}

/** Whether an administrator has to approve of an order before it is confirmed. */
export function needsApproval(
  { channel, total }: Pick<OrderRow, 'channel' | 'total'>,
  limits: OrderLimits,
): boolean {
  const of = channel === 'manual' || channel === 'b2b' ? limits[channel] : []
  const limit = of.find(({ currency }) => currency === total.currency)
  return limit !== undefined && total.amount > limit.amount
}

/** Whether an order is more than what its buyer may still owe. All amounts in one currency. */
export function exceedsCredit(credit: { limit: Money; used: Money }, total: Money): boolean {
  return credit.used.amount + total.amount > credit.limit.amount
}
