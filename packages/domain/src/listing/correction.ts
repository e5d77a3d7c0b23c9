import { token } from '@console/core/contracts'
import type { Happening, Lifecycle } from '@console/core/flows'
import * as z from 'zod/mini'
import { e164, type WeeklyHours, weeklyHours } from '../parties/contract'
import { type AllowedUse, exceededLimits, type PlanUse } from './planLimits'

/** A tag has 2 to 40 characters. */
export const listingTag = z.string().check(z.trim(), z.minLength(2), z.maxLength(40))

/** A telephone number as shoppers call it. */
export const listingPhone = z.string().check(z.trim(), z.regex(e164))

/** So many tags at most. */
export const mostListingTags = 10

/** What administrators may correct of a listing that is live, without its business (design: edit by admin). */
export const listingCorrection = {
  subcategoryId: z.optional(token),
  tags: z.optional(z.array(listingTag).check(z.maxLength(mostListingTags))),
  phones: z.optional(z.array(listingPhone).check(z.minLength(1))),
  hours: z.optional(weeklyHours),
}

/** What a correction says; what is left out stays. */
export interface CorrectionInput {
  subcategoryId?: string
  tags?: readonly string[]
  phones?: readonly string[]
  hours?: WeeklyHours
  note?: string
}

/** Why a listing cannot be corrected now, or in this way. */
export const correctionHindrances = [
  'wrong_status',
  'note_missing',
  'subcategory_not_offered',
  'phones_exceeded',
  'hours_overlap',
] as const

type Rule = Exclude<(typeof correctionHindrances)[number], 'wrong_status'>

/** What the rules look at. */
export interface CorrectedRecord {
  /** It was approved once: what never was is sent back to its business instead. */
  isLive: boolean
  use: PlanUse
  /** Of the plan version that it is on. */
  limits: AllowedUse
  /** The subcategory that is named; null where there is none such, or none that is active. */
  offeredSubcategory: string | null
}

/** The places of times that end before they begin, or lie within another of the same day. */
export function overlappingHours(hours: WeeklyHours): readonly number[] {
  return hours.flatMap(({ weekday, from, to }, place) => {
    const isWithinEarlier = hours
      .slice(0, place)
      .some((other) => other.weekday === weekday && other.from < to && from < other.to)
    return from >= to || isWithinEarlier ? [place] : []
  })
}

/** Why something was corrected has at least so many characters. */
export const shortestCorrectionNote = 5

/** What can be corrected of a listing: beside its approval and its visibility, neither of which changes by it. */
export const correction = {
  phaseOf: ({ isLive }) => (isLive ? 'live' : 'submitted'),
  table: [
    {
      event: 'correct',
      from: ['live'],
      to: 'live',
      hinderedBy: ['note_missing', 'subcategory_not_offered', 'phones_exceeded', 'hours_overlap'],
      by: 'correct',
      recorded: 'correction.corrected',
    },
  ],
  rules: {
    note_missing: ({ body }) =>
      body !== undefined && (body.note ?? '').trim().length < shortestCorrectionNote,
    subcategory_not_offered: ({ record, body }) =>
      body?.subcategoryId !== undefined && record.offeredSubcategory !== body.subcategoryId,
    phones_exceeded: ({ record: { use, limits }, body }) =>
      body?.phones !== undefined &&
      exceededLimits({ ...use, phones: body.phones.length }, limits).some(
        ({ limit }) => limit === 'phones',
      ),
    hours_overlap: ({ body }) => overlappingHours(body?.hours ?? []).length > 0,
  },
  inputRules: ['note_missing', 'hours_overlap'],
  faults: {
    hours_overlap: ({ body }) =>
      overlappingHours(body?.hours ?? []).map((place) => `/hours/${place}/to`),
  },
  after: (record) => record,
} satisfies Lifecycle<
  'correct',
  'live' | 'submitted',
  CorrectedRecord,
  Happening,
  Rule,
  CorrectionInput
>
