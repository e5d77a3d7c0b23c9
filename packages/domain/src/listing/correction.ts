import { token } from '@console/core/contracts'
import type { Happening, Lifecycle } from '@console/core/flows'
import * as z from 'zod/mini'
import { e164, type WeeklyHours, weeklyHours } from '../parties/contract'
import { type AllowedUse, exceededLimits, type PlanUse } from './planLimits'

/** A tag of 2 to 40 characters. */
export const listingTag = z.string().check(z.trim(), z.minLength(2), z.maxLength(40))

/** A public telephone number. */
export const listingPhone = z.string().check(z.trim(), z.regex(e164))

/** Maximum tags per listing. */
export const maxListingTags = 10

/** Fields of a live listing that administrators may correct without its business (design: edit by admin). */
export const listingCorrection = {
  subcategoryId: z.optional(token),
  tags: z.optional(z.array(listingTag).check(z.maxLength(maxListingTags))),
  phones: z.optional(z.array(listingPhone).check(z.minLength(1))),
  hours: z.optional(weeklyHours),
}

/** Input of a correction; fields that are left out are unchanged. */
export interface CorrectionInput {
  subcategoryId?: string
  tags?: readonly string[]
  phones?: readonly string[]
  hours?: WeeklyHours
  note?: string
}

/** Blockers of a correction. */
export const correctionBlockers = [
  'wrong_status',
  'note_missing',
  'subcategory_not_offered',
  'phones_exceeded',
  'hours_overlap',
] as const

type Rule = Exclude<(typeof correctionBlockers)[number], 'wrong_status'>

/** Input of the rules. */
export interface CorrectedRecord {
  /** Set if it was approved once: before that, changes are requested of its business instead. */
  isLive: boolean
  use: PlanUse
  /** Limits of its version of the plan. */
  limits: AllowedUse
  /** The new subcategory; null if there is no such one, or it is not active. */
  offeredSubcategory: string | null
}

/** Indexes of opening hours that do not end after they begin, or that overlap earlier ones of the same day. */
export function overlappingHours(hours: WeeklyHours): readonly number[] {
  return hours.flatMap(({ weekday, from, to }, place) => {
    const isWithinEarlier = hours
      .slice(0, place)
      .some((other) => other.weekday === weekday && other.from < to && from < other.to)
    return from >= to || isWithinEarlier ? [place] : []
  })
}

/** Minimum length of the reason for a correction. */
export const shortestCorrectionNote = 5

/** Lifecycle of corrections of a listing: independent of its approval and its visibility, which they do not change. */
export const correction = {
  phaseOf: ({ isLive }) => (isLive ? 'live' : 'submitted'),
  table: [
    {
      event: 'correct',
      from: ['live'],
      to: 'live',
      blockedBy: ['note_missing', 'subcategory_not_offered', 'phones_exceeded', 'hours_overlap'],
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
