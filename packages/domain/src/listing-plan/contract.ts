import { actor, instant, money, type Text, text, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/kinds'
import * as z from 'zod/mini'
import { daysOf, planActions, planHindrances, planPeriods, planStatuses } from './terms'

const count = z.int().check(z.nonnegative())

function between(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most))
}

/** What of a plan its subscribers keep until they renew, whatever becomes of it meanwhile. */
const terms = {
  /** One for each currency; all nothing for a free plan. */
  price: z.array(money),
  period: z.enum(planPeriods),
  /** So many days at its beginning are not paid for. */
  trialDays: count,
  /** What a listing on it may have; leads are those of a period, null for any number. */
  limits: z.object({
    photos: count,
    phones: count,
    categories: count,
    products: count,
    leads: z.nullable(count),
  }),
  /** What else it comes with, each in a few words. */
  perks: z.array(text),
  /** For so many days from its start a listing stands before the others. */
  featuredDays: count,
}

/** What of a plan its subscribers keep until they renew. */
const planTerms = z.object(terms)

/** What of a plan its subscribers keep until they renew. */
export type PlanTerms = z.infer<typeof planTerms>

/** One row of `GET {business}/listing-plans`: what businesses pay to be in the directory. */
export const listingPlan = z.extend(versioned, {
  _actions: z.array(actionState(planActions, planHindrances)),
  planId: token,
  name: text,
  ...terms,
  status: z.enum(planStatuses),
  /** Counts up with each change of its terms once it has been published. */
  planVersion: z.int().check(z.positive()),
  /** How many listings are on it, on whichever version: those whose present period has not ended. */
  subscribers: count,
  /** Where it stands among the others; the first is 1. */
  order: z.int().check(z.positive()),
  /** Sellers see it as the one that is recommended. */
  highlight: z.boolean(),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** What businesses pay to be in the directory. */
export type ListingPlan = z.infer<typeof listingPlan>

const planVersion = z.object({
  planVersion: z.int().check(z.positive()),
  /** Null: it was not published yet. */
  since: z.nullable(instant),
  by: actor,
  terms: planTerms,
  subscribers: count,
})

/** A version of a plan: its terms since when, and how many listings are on it. */
export type PlanVersion = z.infer<typeof planVersion>

/** Answer of `GET {business}/listing-plans/{planId}`. */
export const listingPlanDetail = z.extend(listingPlan, {
  /** The latest first. */
  versions: z.array(planVersion),
})

/** A whole plan, with all its versions. */
export type ListingPlanDetail = z.infer<typeof listingPlanDetail>

/** So many characters has a name or a perk at most. */
export const longestName = 60

const translated = z.optional(z.string().check(z.trim(), z.maxLength(longestName)))

/** Words as they are written: English is needed, what is empty in another language is not translated. */
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

/** Body of `POST {business}/listing-plans` and `PATCH …/{planId}`: all that is written of a plan. */
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

/** All that is written of a plan. */
export type PlanBody = Fields
