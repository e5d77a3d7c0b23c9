import type { Money } from '@console/core/contracts'
import type { OrderRow } from './contract'

/** From which amounts on somebody else has to look at an order: one for each currency; without one there is no limit. */
export interface OrderLimits {
  /** What staff may place by hand. */
  manual: readonly Money[]
  /** What a business may order. */
  b2b: readonly Money[]
}

/** The limit of an order in its currency; null where there is none. */
export function limitOf(
  { channel, total }: Pick<OrderRow, 'channel' | 'total'>,
  limits: OrderLimits,
): Money | null {
  const of = channel === 'manual' || channel === 'b2b' ? limits[channel] : []
  return of.find(({ currency }) => currency === total.currency) ?? null
}

/** Whether an order is over its limit, so that an administrator has to approve of it before it is confirmed. */
export function needsApproval(
  order: Pick<OrderRow, 'channel' | 'total'>,
  limits: OrderLimits,
): boolean {
  const limit = limitOf(order, limits)
  return limit !== null && order.total.amount > limit.amount
}

/** Whether an order is more than what its buyer may still owe. All amounts in one currency. */
export function exceedsCredit(credit: { limit: Money; used: Money }, total: Money): boolean {
  return credit.used.amount + total.amount > credit.limit.amount
}
