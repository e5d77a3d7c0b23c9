import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { type AllowedUse, exceededLimits, type ListingLimit, type PlanUse } from './planLimits'

/** Whether shoppers can find a listing, as far as that is not for its approval to say. */
export const visibilities = ['published', 'paused', 'expired', 'archived'] as const

/** Whether shoppers can find a listing. */
export type Visibility = (typeof visibilities)[number]

/** Of a listing that was never approved: nobody could find it yet. */
type VisibilityPhase = Visibility | 'unpublished'

/** What an operator may do with the visibility of a listing. */
export const visibilityActions = ['pause', 'resume', 'renew', 'archive', 'restore'] as const

/** What an operator may do with the visibility of a listing. */
export type VisibilityAction = (typeof visibilityActions)[number]

/** What can happen to the visibility of a listing: by operators, by its first approval, and by the end of its plan. */
export type VisibilityEvent = VisibilityAction | 'publish' | 'plan_end'

/** Why an action cannot be taken now. */
export const visibilityHindrances = [
  'wrong_status',
  'plan_not_offered',
  'photos_exceeded',
  'phones_exceeded',
  'categories_exceeded',
] as const

type Rule = Exclude<(typeof visibilityHindrances)[number], 'wrong_status'>

/** What the rules look at. */
export interface VisibilityRecord {
  /** Null before its first approval. */
  visibility: Visibility | null
  /** Its plan has come to its end. */
  isOver: boolean
  use: PlanUse
  /** The plan that it would be renewed on: the one that is named, or else its own. Null where there is none such. */
  nextPlan: { isOffered: boolean; limits: AllowedUse } | null
}

type Row = Transition<VisibilityEvent, VisibilityPhase, VisibilityRecord, Rule>

/**
 * Everything that can happen to the visibility of a listing, beside its approval: neither looks at the other, but that the first approval
 * publishes. A plan goes on while its listing is paused or archived, and is over then, too.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'publish', from: ['unpublished'], to: 'published', hinderedBy: [], by: 'system', recorded: 'visibility.published' },
  { event: 'pause', from: ['published'], to: 'paused', hinderedBy: [], by: 'show', recorded: 'visibility.paused' },
  { event: 'resume', from: ['paused'], to: 'published', hinderedBy: [], by: 'show', recorded: 'visibility.resumed' },
  { event: 'plan_end', from: ['published', 'paused'], to: 'expired', hinderedBy: [], by: 'system', recorded: 'visibility.expired' },
  { event: 'renew', from: ['expired'], to: 'published', hinderedBy: ['plan_not_offered', 'photos_exceeded', 'phones_exceeded', 'categories_exceeded'], by: 'show', recorded: 'visibility.renewed' },
  { event: 'archive', from: ['published', 'paused', 'expired'], to: 'archived', hinderedBy: [], by: 'show', recorded: 'visibility.archived' },
  { event: 'restore', from: ['archived'], to: 'expired', when: ({ isOver }) => isOver, hinderedBy: [], by: 'show', recorded: 'visibility.restored' },
  { event: 'restore', from: ['archived'], to: 'paused', hinderedBy: [], by: 'show', recorded: 'visibility.restored' },
]

/** What a decision about the visibility of a listing says. */
export interface VisibilityInput {
  /** With `renew`. */
  planId?: string
}

/** Whether a listing exceeds a limit of the plan that it would be renewed on. */
function exceedsNextPlan({ use, nextPlan }: VisibilityRecord, wanted: ListingLimit): boolean {
  return (
    nextPlan !== null && exceededLimits(use, nextPlan.limits).some(({ limit }) => limit === wanted)
  )
}

/** The lifecycle of the visibility of listings. */
export const visibility = {
  phaseOf: (record) => record.visibility ?? 'unpublished',
  table,
  rules: {
    plan_not_offered: ({ record: { nextPlan }, body }) =>
      body !== undefined && nextPlan?.isOffered !== true,
    photos_exceeded: ({ record, body }) => body !== undefined && exceedsNextPlan(record, 'photos'),
    phones_exceeded: ({ record, body }) => body !== undefined && exceedsNextPlan(record, 'phones'),
    categories_exceeded: ({ record, body }) =>
      body !== undefined && exceedsNextPlan(record, 'categories'),
  },
  inputRules: [],
  after: (record, { to }) => ({
    ...record,
    visibility: to === 'unpublished' ? null : to,
    isOver: to === 'published' ? false : record.isOver,
  }),
} satisfies Lifecycle<
  VisibilityEvent,
  VisibilityPhase,
  VisibilityRecord,
  Happening,
  Rule,
  VisibilityInput
>
