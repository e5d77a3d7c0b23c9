import { actor, instant, money, type Text, text, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/workflows'
import * as z from 'zod/mini'
import { daysOf, planActions, planBlockers, planPeriods, planStatuses } from './terms'

const count = z.int().check(z.nonnegative())

function between(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max))
}

/** Terms of a plan that are fixed for its subscribers until they renew, regardless of later changes. */
const terms = {
  /** One for each currency; all zero for a free plan. */
  price: z.array(money),
  period: z.enum(planPeriods),
  /** Number of free days at its start. */
  trialDays: count,
  /** Limits of a listing on it; leads are per period, null for unlimited. */
  limits: z.object({
    photos: count,
    phones: count,
    categories: count,
    products: count,
    leads: z.nullable(count),
  }),
  /** Further benefits, each in a few words. */
  perks: z.array(text),
  /** Number of days from the start of a listing during which it is listed first. */
  featuredDays: count,
}

/** Terms of a plan that are fixed for its subscribers until they renew. */
const planTerms = z.object(terms)

export type PlanTerms = z.infer<typeof planTerms>

/** One row of `GET {business}/listing-plans`: a paid plan of the directory. */
export const listingPlan = z.extend(versioned, {
  _actions: z.array(actionState(planActions, planBlockers)),
  planId: token,
  name: text,
  ...terms,
  status: z.enum(planStatuses),
  /** Increases with each change of its terms after the first publication. */
  planVersion: z.int().check(z.positive()),
  /** Number of listings on any version of it whose current period has not ended. */
  subscribers: count,
  /** Position among the plans, from 1. */
  order: z.int().check(z.positive()),
  /** Marked as recommended to sellers. */
  highlight: z.boolean(),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type ListingPlan = z.infer<typeof listingPlan>

const planVersion = z.object({
  planVersion: z.int().check(z.positive()),
  /** Null before its publication. */
  since: z.nullable(instant),
  by: actor,
  terms: planTerms,
  subscribers: count,
})

/** A version of a plan: its terms, their start, and the number of listings on it. */
export type PlanVersion = z.infer<typeof planVersion>

/** Answer of `GET {business}/listing-plans/{planId}`. */
export const listingPlanDetail = z.extend(listingPlan, {
  /** The latest first. */
  versions: z.array(planVersion),
})

export type ListingPlanDetail = z.infer<typeof listingPlanDetail>

/** Maximum length of a name or a benefit. */
export const longestName = 60

const translated = z.optional(z.string().check(z.trim(), z.maxLength(longestName)))

/** Text in three languages, as edited: English is required, an empty text is a missing translation. */
const writtenText = z.pipe(
  z.object({
    en: z.string().check(z.trim(), z.minLength(2), z.maxLength(longestName)),
    tr: translated,
    ar: translated,
  }),
  z.transform(({ en, tr, ar }): Text => ({ en, ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) })),
)

const planFields = z.object({
  name: writtenText,
  price: z.array(z.extend(money, { amount: count })).check(z.minLength(1)),
  period: z.enum(planPeriods),
  trialDays: between(0, 90),
  limits: z.object({
    photos: between(0, 50),
    phones: between(0, 5),
    categories: between(1, 10),
    products: between(0, 500),
    leads: z.nullable(between(1, 100_000)),
  }),
  perks: z.array(writtenText).check(z.maxLength(10)),
  featuredDays: between(0, 365),
  order: between(1, 99),
  highlight: z.boolean(),
})

type Fields = z.infer<typeof planFields>

/** Body of `POST {business}/listing-plans` and `PATCH …/{planId}`: all editable fields. */
export const planBody = planFields.check(
  z.check<Fields>(({ value, issues }) => {
    const { featuredDays, period } = value
    if (featuredDays > daysOf[period])
      issues.push({
        code: 'custom',
        path: ['featuredDays'],
        input: featuredDays,
        params: { rule: 'featured_too_long' },
      })
  }),
)

/** Editable fields of a plan. */
export type PlanBody = Fields
