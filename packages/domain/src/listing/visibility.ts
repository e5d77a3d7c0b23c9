import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { type AllowedUse, exceededLimits, type ListingLimit, type PlanUse } from './planLimits'

/** Visibility of a listing to shoppers, apart from its approval. */
export const visibilities = ['published', 'paused', 'expired', 'archived'] as const

export type Visibility = (typeof visibilities)[number]

/** Phase of a listing that was never approved: it has not been visible yet. */
type VisibilityPhase = Visibility | 'unpublished'

/** Actions of operators on the visibility of a listing. */
export const visibilityActions = ['pause', 'resume', 'renew', 'archive', 'restore'] as const

export type VisibilityAction = (typeof visibilityActions)[number]

/** Events of the visibility of a listing: by operators, by its first approval, and by the end of its plan. */
export type VisibilityEvent = VisibilityAction | 'publish' | 'plan_end'

/** Blockers of these actions. */
export const visibilityBlockers = [
  'wrong_status',
  'plan_not_offered',
  'photos_exceeded',
  'phones_exceeded',
  'categories_exceeded',
] as const

type Rule = Exclude<(typeof visibilityBlockers)[number], 'wrong_status'>

/** Input of the rules. */
export interface VisibilityRecord {
  /** Null before its first approval. */
  visibility: Visibility | null
  /** Set once its plan has ended. */
  isOver: boolean
  use: PlanUse
  /** Plan of a renewal: the requested one, or else its own. Null if there is no such plan. */
  nextPlan: { isOffered: boolean; limits: AllowedUse } | null
}

type Row = Transition<VisibilityEvent, VisibilityPhase, VisibilityRecord, Rule>

/**
 * Transitions of the visibility of a listing, independent of its approval, except that the first approval publishes it. A plan continues,
 * and ends, while its listing is paused or archived.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'publish', from: ['unpublished'], to: 'published', blockedBy: [], by: 'system', recorded: 'visibility.published' },
  { event: 'pause', from: ['published'], to: 'paused', blockedBy: [], by: 'show', recorded: 'visibility.paused' },
  { event: 'resume', from: ['paused'], to: 'published', blockedBy: [], by: 'show', recorded: 'visibility.resumed' },
  { event: 'plan_end', from: ['published', 'paused'], to: 'expired', blockedBy: [], by: 'system', recorded: 'visibility.expired' },
  { event: 'renew', from: ['expired'], to: 'published', blockedBy: ['plan_not_offered', 'photos_exceeded', 'phones_exceeded', 'categories_exceeded'], by: 'show', recorded: 'visibility.renewed' },
  { event: 'archive', from: ['published', 'paused', 'expired'], to: 'archived', blockedBy: [], by: 'show', recorded: 'visibility.archived' },
  { event: 'restore', from: ['archived'], to: 'expired', when: ({ isOver }) => isOver, blockedBy: [], by: 'show', recorded: 'visibility.restored' },
  { event: 'restore', from: ['archived'], to: 'paused', blockedBy: [], by: 'show', recorded: 'visibility.restored' },
]

/** Input of a decision about the visibility of a listing. */
export interface VisibilityInput {
  /** With `renew`. */
  planId?: string
}

/** Checks whether a listing exceeds a limit of the plan of its renewal. */
function exceedsNextPlan({ use, nextPlan }: VisibilityRecord, wanted: ListingLimit): boolean {
  return (
    nextPlan !== null && exceededLimits(use, nextPlan.limits).some(({ limit }) => limit === wanted)
  )
}

/** Lifecycle of the visibility of listings. */
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
