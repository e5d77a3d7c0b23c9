import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/kinds'
import {
  rateActions,
  rateBases,
  rateHindrances,
  rateKinds,
  rateLevels,
  ratePayers,
  rateStatuses,
} from './terms'

const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** What a rate is of: everything, or one record by its `productToken`, `agentToken`, `secureToken` of a business, or category. */
export const rateSubject = z.object({
  type: z.enum(rateLevels),
  ref: z.nullable(ref),
  /** Of a product or service its SKU and seller, because others may have the same name. */
  item: z.nullable(z.object({ sku: z.string(), business: ref })),
})

/** What a rate is of. */
export type RateSubject = z.infer<typeof rateSubject>

/** A step of a tiered rate. */
export const rateTier = z.object({ from: money, rateBps: basisPoints })

/** How a commission is computed, of one line of an order. */
export const rateTerms = z.object({
  basis: z.enum(rateBases),
  /** Of `percent`: hundredths of a per cent. */
  rateBps: z.nullable(basisPoints),
  /** Of `fixed`: what each line costs, one for each currency. */
  fixed: z.array(money),
  /** Of `tiered`: what lies above `from` is taken at this rate. Of each currency the first begins at zero, and they ascend. */
  tiers: z.array(rateTier),
  /** The least it comes to, one for each currency; a currency without one has no such bound. */
  min: z.array(money),
  /** Never more than these, in the same way. */
  max: z.array(money),
  /** Taken of the tax, too. */
  includesTax: z.boolean(),
  /** Taken of the line's share of the delivery, too. */
  includesDelivery: z.boolean(),
  /** Of an agent's rate; null for the platform's. */
  paidOutOf: z.nullable(z.enum(ratePayers)),
})

/** How a commission is computed. */
export type RateTerms = z.infer<typeof rateTerms>

/** One row of `GET {gateway}/commission-rates`. What is active, superseded or ended never changes its terms. */
export const commissionRateRow = z.extend(versioned, {
  _actions: z.array(actionState(rateActions, rateHindrances)),
  rateToken: token,
  kind: z.enum(rateKinds),
  subject: rateSubject,
  ...rateTerms.shape,
  status: z.enum(rateStatuses),
  /** Null for a draft that begins when it is activated. */
  effectiveFrom: z.nullable(instant),
  /** From then on it is no more; null for no end. */
  effectiveTo: z.nullable(instant),
  /** The rate of the same subject that it took the place of. */
  supersedes: z.nullable(token),
  /** How that one was; null where there was none. */
  before: z.nullable(rateTerms),
  /** Why there is such a rate. */
  reason: z.string(),
  /** Who wrote it, or let it begin. */
  changedBy: actor,
  changedAt: instant,
  /** How many products, services or agents could be paid at it: those below its subject. */
  appliesTo: z.int().check(z.nonnegative()),
  /** What it came to in the last 30 days, by currency. */
  earned30d: z.array(money),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A rate as lists have it. */
export type CommissionRateRow = z.infer<typeof commissionRateRow>

/** One step of a ladder: what rates could decide, the most specific first. */
export const rateStep = z.object({
  kind: z.enum(rateKinds),
  subject: rateSubject,
  /** The rate in force; null where there is none. */
  rate: z.nullable(
    z.object({ rateToken: token, ...rateTerms.shape, effectiveFrom: z.nullable(instant) }),
  ),
  /** Others in force for the same subject, which lost because they began earlier. */
  ties: z.array(
    z.object({ rateToken: token, ...rateTerms.shape, effectiveFrom: z.nullable(instant) }),
  ),
})

/** One step of a ladder. */
export type RateStep = z.infer<typeof rateStep>

/** What would apply to some of what a rate decides, if it ended now. */
export const nextRate = z.object({
  /** Null: none would. */
  rate: z.nullable(
    z.object({
      rateToken: token,
      kind: z.enum(rateKinds),
      subject: rateSubject,
      ...rateTerms.shape,
    }),
  ),
  /** To how many products and services. */
  items: z.int().check(z.nonnegative()),
})

/** What would apply instead of a rate. */
export type NextRate = z.infer<typeof nextRate>

/** Answer of `GET {gateway}/commission-rates/{rateToken}`. */
export const commissionRateDetail = z.extend(commissionRateRow, {
  /** The ladder of its subject, from its own step down. */
  ladder: z.array(rateStep),
  /**
   * What would apply if it ended now, what applies to the most first: of one business each category may have its own. Empty where it
   * decides nothing.
   */
  next: z.array(nextRate),
})

/** A whole rate. */
export type CommissionRateDetail = z.infer<typeof commissionRateDetail>
