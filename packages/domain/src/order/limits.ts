import type { Money } from '@console/core/contracts'
import type { OrderRow } from './contract'

/**
 * Amounts above which someone else has to approve an order, one for each currency; a currency without an entry has no
 * limit.
 */
export interface OrderLimits {
  /** For manual orders by the staff. */
  manual: readonly Money[]
  /** For orders by businesses. */
  b2b: readonly Money[]
}

/** Limit of an order in its currency; null without one. */
export function limitOf(
  { channel, total }: Pick<OrderRow, 'channel' | 'total'>,
  limits: OrderLimits,
): Money | null {
  const of = channel === 'manual' || channel === 'b2b' ? limits[channel] : []
  return of.find(({ currency }) => currency === total.currency) ?? null
}

/** Checks whether an order exceeds its limit, so that an administrator has to approve it before it is confirmed. */
export function needsApproval(
  order: Pick<OrderRow, 'channel' | 'total'>,
  limits: OrderLimits,
): boolean {
  const limit = limitOf(order, limits)
  return limit !== null && order.total.amount > limit.amount
}

/** Checks whether an order exceeds the remaining credit of its buyer. All amounts in one currency. */
export function exceedsCredit(credit: { limit: Money; used: Money }, total: Money): boolean {
  return credit.used.amount + total.amount > credit.limit.amount
}
