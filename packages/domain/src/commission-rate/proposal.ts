import {
  crossFieldRule,
  crossRowRule,
  instant,
  type Money,
  money,
  token,
} from '@console/core/contracts'
import * as z from 'zod/mini'
import { commissionRateRow, rateSubject, rateTerms, rateTier } from './contract'
import { rateBounds, rateKinds } from './terms'

/** Maximum subjects per request. */
export const maxSubjects = 50

const amountRules = [
  crossRowRule(['currency'], currencyTwice),
  crossRowRule(['amount'], notAboveZero),
] as const

const proposalFields = z.object({
  kind: z.enum(rateKinds),
  subjects: z.array(rateSubject).check(z.minLength(1), z.maxLength(maxSubjects)),
  ...rateTerms.shape,
  fixed: rateTerms.shape.fixed.check(...amountRules),
  tiers: z
    .array(rateTier.check(crossFieldRule(['rateBps'], wrongShareOfTier)))
    .check(crossRowRule(['from'], wrongTiers)),
  min: rateTerms.shape.min.check(...amountRules),
  max: rateTerms.shape.max.check(...amountRules),
  /** Null for immediately on activation. */
  effectiveFrom: z.nullable(instant),
  reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)),
})

type Fields = z.infer<typeof proposalFields>

type Tier = z.infer<typeof rateTier>

type Issue = z.core.$ZodRawIssue
type Path = (string | number)[]

/** Rules with messages of their own; the others use the common ones. */
export const rateRules = [
  'currency_twice',
  'from_nothing',
  'ascending',
  'bounds',
  'max_below_min',
] as const

export type RateRule = (typeof rateRules)[number]

function broken(rule: RateRule, path: Path, input: unknown): Issue {
  return { code: 'custom', path, input, params: { rule } }
}

function missing(path: Path, input: unknown): Issue {
  return { code: 'custom', path, input }
}

/** Requires a percentage above 0, up to the maximum. */
function wrongPercentage({ basis, rateBps }: Pick<Fields, 'basis' | 'rateBps'>): Issue[] {
  if (basis !== 'percent') return []
  return rateBps === null ? [missing(['rateBps'], rateBps)] : wrongShare(['rateBps'], rateBps)
}

function noAmount({ basis, fixed }: Pick<Fields, 'basis' | 'fixed'>): Issue[] {
  return basis === 'fixed' && fixed.length === 0 ? [missing(['fixed'], fixed)] : []
}

function noTier({ basis, tiers }: Pick<Fields, 'basis' | 'tiers'>): Issue[] {
  return basis === 'tiered' && tiers.length === 0 ? [missing(['tiers'], tiers)] : []
}

function noPayer({ kind, paidOutOf }: Pick<Fields, 'kind' | 'paidOutOf'>): Issue[] {
  return kind === 'agent' && paidOutOf === null ? [missing(['paidOutOf'], paidOutOf)] : []
}

function wrongBounds({ min, max }: Pick<Fields, 'min' | 'max'>): Issue[] {
  return max.flatMap((highest, place) => {
    const lowest = min.find(({ currency }) => currency === highest.currency)
    const isBelow = lowest !== undefined && highest.amount < lowest.amount
    return isBelow ? [broken('max_below_min', ['max', place], highest)] : []
  })
}

/** Requires a share above 0, up to the maximum. */
function wrongShare(path: Path, bps: number | null): Issue[] {
  return bps !== null && (bps < 1 || bps > rateBounds.max) ? [broken('bounds', path, bps)] : []
}

/** Requires at most one amount per currency. */
function currencyTwice(amounts: readonly (Pick<Money, 'currency'> | undefined)[]): Issue[] {
  return amounts.flatMap((each, place) =>
    each && amounts.findIndex((other) => other?.currency === each.currency) < place
      ? [broken('currency_twice', [place], each.currency)]
      : [],
  )
}

/** Requires amounts above 0. */
function notAboveZero(amounts: readonly (Pick<Money, 'amount'> | undefined)[]): Issue[] {
  return amounts.flatMap((each, place): Issue[] =>
    each && each.amount < 1
      ? [
          {
            code: 'too_small',
            origin: 'number',
            minimum: 0,
            inclusive: false,
            path: [place],
            input: each.amount,
          },
        ]
      : [],
  )
}

function wrongShareOfTier({ rateBps }: Pick<Tier, 'rateBps'>): Issue[] {
  return wrongShare(['rateBps'], rateBps)
}

/** Requires that the tiers of a currency begin at 0 and rise, so that there are no gaps. */
function wrongTiers(tiers: readonly (Pick<Tier, 'from'> | undefined)[]): Issue[] {
  return tiers.flatMap((tier, place) => {
    if (!tier) return []
    const { from } = tier
    const before = tiers.slice(0, place).findLast((other) => other?.from.currency === from.currency)
    const isWrong = before ? from.amount <= before.from.amount : from.amount !== 0
    return isWrong ? [broken(before ? 'ascending' : 'from_nothing', [place, 'from'], from)] : []
  })
}

/** Body of `POST {gateway}/commission-rates/preview`: a rate for each of several subjects. */
export const rateProposal = proposalFields.check(
  crossFieldRule(['basis', 'rateBps'], wrongPercentage),
  crossFieldRule(['basis', 'fixed'], noAmount),
  crossFieldRule(['basis', 'tiers'], noTier),
  crossFieldRule(['min', 'max'], wrongBounds),
  crossFieldRule(['kind', 'paidOutOf'], noPayer),
)

/** A proposed rate for each of several subjects. */
export type RateProposal = Fields

/** Outcomes of a proposal: drafts to be activated later, or rates that begin now or at their start. */
const rateOutcomes = ['draft', 'begin'] as const

/** Body of `POST {gateway}/commission-rates`. */
export const proposedRates = z.object({
  proposal: rateProposal,
  outcome: z.enum(rateOutcomes),
  /** Token of the preview shown to the user; drafts need none. */
  preview: z.nullable(token),
  /** Draft to replace; null for none. */
  replaces: z.nullable(token),
})

/** Answer of `POST {gateway}/commission-rates`: one rate for each subject. */
export const writtenRates = z.object({ rateTokens: z.array(token) })

const count = z.int().check(z.nonnegative())

const paid = z.nullable(z.object({ rateToken: token, ...rateTerms.shape }))

/**
 * Answer of `POST {gateway}/commission-rates/preview`: commission on the orders of the last 30 days at this rate, net of cancelled and returned
 * pieces.
 */
export const ratePreview = z.object({
  /** Token derived from all previewed values, required to activate the rate. */
  preview: token,
  from: instant,
  to: instant,
  byCurrency: z.array(z.object({ orders: count, now: money, proposed: money, difference: money })),
  /** Number of sold products and agents whose rate would change. */
  affected: z.object({ products: count, agents: count }),
  /** Later rates of the same subjects, which have to be cancelled first. */
  overlaps: z.array(
    z.object({ rateToken: token, subject: rateSubject, effectiveFrom: z.nullable(instant) }),
  ),
  /** Current rate of each subject; null if it pays nothing. */
  winners: z.array(
    z.object({
      subject: rateSubject,
      now: paid,
      /** Subject of that rate. */
      decidedBy: z.nullable(z.object({ kind: commissionRateRow.shape.kind, subject: rateSubject })),
    }),
  ),
})

/** Preview of commission on the orders of the last 30 days. */
export type RatePreview = z.infer<typeof ratePreview>

/** A possible subject of a rate, with its current commission. */
export const subjectSearchHit = z.object({ subject: rateSubject, now: paid })

export type SubjectSearchHit = z.infer<typeof subjectSearchHit>

/** Answer of `GET {gateway}/commission-rates/subjects?kind=&q=`, at most ten, and of `…?kind=&of=&of=…`, those that exist. */
export const subjectSearchHits = z.object({ items: z.array(subjectSearchHit) })

/** Proposal of a stored draft. */
export function proposalOf(
  rate: Pick<
    z.infer<typeof commissionRateRow>,
    keyof z.infer<typeof rateTerms> | 'kind' | 'subject' | 'effectiveFrom' | 'reason'
  >,
): RateProposal {
  const { kind, subject, basis, rateBps, fixed, tiers, min, max } = rate
  const { includesTax, includesDelivery, paidOutOf, effectiveFrom, reason } = rate
  return {
    kind,
    subjects: [subject],
    basis,
    rateBps,
    fixed,
    tiers,
    min,
    max,
    includesTax,
    includesDelivery,
    paidOutOf,
    effectiveFrom,
    reason,
  }
}
