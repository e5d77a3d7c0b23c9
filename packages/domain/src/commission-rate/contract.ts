import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/workflows'
import {
  rateActions,
  rateBases,
  rateBlockers,
  rateKinds,
  rateLevels,
  ratePayers,
  rateStatuses,
} from './terms'

const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** Subject of a rate: everything, or one record by its `productToken`, `agentToken`, `secureToken` of a business, or category. */
export const rateSubject = z.object({
  type: z.enum(rateLevels),
  ref: z.nullable(ref),
  /** SKU and seller of a product or service, because names are not unique. */
  item: z.nullable(z.object({ sku: z.string(), business: ref })),
})

export type RateSubject = z.infer<typeof rateSubject>

/** A step of a tiered rate. */
export const rateTier = z.object({ from: money, rateBps: basisPoints })

/** Calculation of the commission on one order line. */
export const rateTerms = z.object({
  basis: z.enum(rateBases),
  /** Of `percent`, in basis points. */
  rateBps: z.nullable(basisPoints),
  /** Of `fixed`: the amount per line, one for each currency. */
  fixed: z.array(money),
  /** Of `tiered`: the share above `from` has this rate. The tiers of each currency begin at zero and ascend. */
  tiers: z.array(rateTier),
  /** Minimum commission, one for each currency; a currency without an entry has none. */
  min: z.array(money),
  /** Maximum commission, likewise. */
  max: z.array(money),
  /** Tax counts towards the base, too. */
  includesTax: z.boolean(),
  /** The line's share of the delivery counts towards the base, too. */
  includesDelivery: z.boolean(),
  /** Payer of an agent's rate; null for the platform's. */
  paidOutOf: z.nullable(z.enum(ratePayers)),
})

export type RateTerms = z.infer<typeof rateTerms>

/** One row of `GET {gateway}/commission-rates`. An active, superseded or ended rate never changes its terms. */
export const commissionRateRow = z.extend(versioned, {
  _actions: z.array(actionState(rateActions, rateBlockers)),
  rateToken: token,
  kind: z.enum(rateKinds),
  subject: rateSubject,
  ...rateTerms.shape,
  status: z.enum(rateStatuses),
  /** Null for a draft that begins on activation. */
  effectiveFrom: z.nullable(instant),
  /** Exclusive end; null for no end. */
  effectiveTo: z.nullable(instant),
  /** The rate of the same subject that it replaced. */
  supersedes: z.nullable(token),
  /** Terms of that rate; null if it replaced none. */
  before: z.nullable(rateTerms),
  /** Reason for the rate. */
  reason: z.string(),
  /** Author of the rate, or of its activation. */
  changedBy: actor,
  changedAt: instant,
  /** Number of products, services or agents below its subject, which could be paid at it. */
  appliesTo: z.int().check(z.nonnegative()),
  /** Commission at this rate in the last 30 days, by currency. */
  earned30d: z.array(money),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type CommissionRateRow = z.infer<typeof commissionRateRow>

/** One step of the ladder of candidate rates, the most specific first. */
export const rateStep = z.object({
  kind: z.enum(rateKinds),
  subject: rateSubject,
  /** Rate in force; null without one. */
  rate: z.nullable(
    z.object({ rateToken: token, ...rateTerms.shape, effectiveFrom: z.nullable(instant) }),
  ),
  /** Other rates in force for the same subject, which lost because they began earlier. */
  ties: z.array(
    z.object({ rateToken: token, ...rateTerms.shape, effectiveFrom: z.nullable(instant) }),
  ),
})

export type RateStep = z.infer<typeof rateStep>

/** Rate that would replace this one, for part of what it decides, if it ended now. */
export const nextRate = z.object({
  /** Null for no rate. */
  rate: z.nullable(
    z.object({
      rateToken: token,
      kind: z.enum(rateKinds),
      subject: rateSubject,
      ...rateTerms.shape,
    }),
  ),
  /** Number of products and services concerned. */
  items: z.int().check(z.nonnegative()),
})

export type NextRate = z.infer<typeof nextRate>

/** Answer of `GET {gateway}/commission-rates/{rateToken}`. */
export const commissionRateDetail = z.extend(commissionRateRow, {
  /** Ladder of its subject, from its own step down. */
  ladder: z.array(rateStep),
  /**
   * Rates that would apply if it ended now, the one for most items first: for a business, each category may have its own. Empty if
   * it decides nothing.
   */
  next: z.array(nextRate),
})

export type CommissionRateDetail = z.infer<typeof commissionRateDetail>

/** Name of a rate's subject, with the SKU of a product, because names are not unique. Null for the default rate. */
export function nameOfSubject({ ref, item }: RateSubject): string | null {
  return ref && (item ? `${ref.label} (${item.sku})` : ref.label)
}
