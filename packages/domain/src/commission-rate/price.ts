import type { Currency, Money } from '@console/core/contracts'
import { shareOf } from '../order/breakdown'
import type { OrderLine } from '../order/contract'
import type { RateTerms } from './contract'

/** Amounts of one order line that commission is computed from, in minor units; none is negative. */
export interface CommissionBase {
  currency: Currency
  /** Price of its pieces, less discount, without tax. */
  value: number
  tax: number
  /** Its share of the delivery. */
  delivery: number
}

const whole = 10_000

/** Commission of a rate on one line, in minor units: from zero up to the base. */
export function commissionOn(terms: RateTerms, base: CommissionBase): number {
  const taken =
    base.value + (terms.includesTax ? base.tax : 0) + (terms.includesDelivery ? base.delivery : 0)
  const min = amountIn(terms.min, base.currency) ?? 0
  const max = amountIn(terms.max, base.currency) ?? Infinity
  const bounded = Math.min(Math.max(unbounded(terms, taken, base.currency), min), max)
  return Math.max(0, Math.min(bounded, taken))
}

function amountIn(amounts: readonly Money[], currency: Currency): number | undefined {
  return amounts.find((money) => money.currency === currency)?.amount
}

function unbounded({ basis, rateBps, fixed, tiers }: RateTerms, taken: number, currency: Currency) {
  switch (basis) {
    case 'percent':
      return shareOf(taken, rateBps ?? 0)
    case 'fixed':
      return amountIn(fixed, currency) ?? 0
    case 'tiered': {
      const own = tiers.filter(({ from }) => from.currency === currency)
      return own.reduce((sum, { from, rateBps: bps }, place) => {
        const end = Math.min(taken, own[place + 1]?.from.amount ?? Infinity)
        return end > from.amount ? sum + shareOf(end - from.amount, bps) : sum
      }, 0)
    }
  }
}

/** A rate as stored with an order line. */
type Frozen = NonNullable<OrderLine['rates']['platform']>

type Rate = RateTerms & { rateToken: string }

/**
 * Rates of a line, frozen when its order is placed: later rates do not change it. The computed amount is stored, too, unless it
 * equals the rate's share of the line's value. An agent's commission out of the platform's share is subtracted from the latter.
 */
export function freezeRates(
  { platform, agent }: { platform: Rate | null; agent: Rate | null },
  base: CommissionBase,
): OrderLine['rates'] {
  const taken = platform ? commissionOn(platform, base) : 0
  const isShared = agent?.paidOutOf === 'platform_share'
  const earned = agent ? Math.min(commissionOn(agent, base), isShared ? taken : Infinity) : 0
  return {
    platform: platform && frozen(platform, isShared ? taken - earned : taken, base),
    agent: agent && frozen(agent, earned, base),
  }
}

function frozen(
  { rateToken, rateBps, basis }: Rate,
  earned: number,
  { value }: CommissionBase,
): Frozen {
  const bps =
    basis === 'percent' && rateBps !== null
      ? rateBps
      : value === 0
        ? 0
        : Math.min(whole, Math.round((earned * whole) / value))
  return {
    rateToken,
    rateBps: bps,
    ...(earned === shareOf(value, bps) ? {} : { earned }),
  }
}

/** Splits a delivery fee over the lines by value; the shares add up to the fee. */
export function sharedDelivery(delivery: number, values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0)
  let before = 0
  let given = 0
  return values.map((value) => {
    before += value
    const until = all === 0 ? 0 : Math.round((delivery * before) / all)
    const share = until - given
    given = until
    return share
  })
}
