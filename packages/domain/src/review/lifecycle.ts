import { reasonCodes } from '../approval/contract'
import { isNoteMissing, note } from '@console/core/kinds'
import * as z from 'zod/mini'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'

/** Where a review stands: one that readers have complained of is still published, and waits. */
export type ReviewPhase = 'pending' | 'published' | 'reported' | 'rejected' | 'hidden'

/** What can happen to a review: by operators, and by a reader who complains. */
export type ReviewEvent = 'publish' | 'hide' | 'reject' | 'mask' | 'report'

/** What the rules look at. */
export interface ReviewRecord {
  status: 'pending' | 'published' | 'rejected' | 'hidden'
  reports: number
  isMasked: boolean
}

/** The input of decisions about reviews. */
export const reviewInput = {
  /** Rejecting and hiding need one. */
  reasonCode: z.optional(z.enum(reasonCodes)),
  /** To the author. With the reason `other` at least 10 characters. */
  note,
}

/** What a decision about a review says. */
export type ReviewInput = Partial<z.infer<z.ZodMiniObject<typeof reviewInput>>>

type Rule = 'reason_missing' | 'note_missing'

const explained = ['reason_missing', 'note_missing'] as const

/** Everything that can happen to a review. Publishing what was reported keeps it, and its reports are settled. */
// oxfmt-ignore
const table: readonly Transition<ReviewEvent, ReviewPhase, ReviewRecord, Rule>[] = [
  { event: 'publish', from: ['pending', 'reported', 'rejected', 'hidden'], to: 'published', hinderedBy: [], by: 'review', recorded: 'review.published' },
  { event: 'reject', from: ['pending'], to: 'rejected', hinderedBy: explained, by: 'review', recorded: 'review.rejected' },
  { event: 'hide', from: ['published', 'reported'], to: 'hidden', hinderedBy: explained, by: 'review', recorded: 'review.hidden' },
  { event: 'mask', from: ['pending'], to: 'pending', when: isNotMasked, hinderedBy: [], by: 'review', recorded: 'review.masked' },
  { event: 'mask', from: ['published'], to: 'published', when: isNotMasked, hinderedBy: [], by: 'review', recorded: 'review.masked' },
  { event: 'mask', from: ['reported'], to: 'reported', when: isNotMasked, hinderedBy: [], by: 'review', recorded: 'review.masked' },
  { event: 'report', from: ['published', 'reported'], to: 'reported', hinderedBy: [], by: 'reader', recorded: 'review.reported' },
]

function isNotMasked({ isMasked }: ReviewRecord): boolean {
  return !isMasked
}

/** The lifecycle of reviews. A customer's words are never edited: telephone numbers and addresses in them can be masked. */
export const review = {
  phaseOf: ({ status, reports }) => (status === 'published' && reports > 0 ? 'reported' : status),
  table,
  rules: {
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
  },
  inputRules: ['reason_missing', 'note_missing'],
  after: (record, { event, to }) => ({
    ...record,
    status: to === 'reported' ? 'published' : to,
    reports: event === 'publish' ? 0 : record.reports + (event === 'report' ? 1 : 0),
    isMasked: record.isMasked || event === 'mask',
  }),
} satisfies Lifecycle<ReviewEvent, ReviewPhase, ReviewRecord, Happening, Rule, ReviewInput>
