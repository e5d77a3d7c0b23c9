import { reasonCodes } from '../approval/contract'
import { isNoteMissing, note } from '@console/core/workflows'
import * as z from 'zod/mini'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'

/** Phase of a review: a reported one is still published, but awaits a decision. */
export type ReviewPhase = 'pending' | 'published' | 'reported' | 'rejected' | 'hidden'

/** Events of a review: by operators, and reports by readers. */
export type ReviewEvent = 'publish' | 'hide' | 'reject' | 'mask' | 'report'

/** Input of the rules. */
export interface ReviewRecord {
  status: 'pending' | 'published' | 'rejected' | 'hidden'
  reports: number
  isMasked: boolean
}

/** Input of decisions about reviews. */
export const reviewInput = {
  /** Required to reject and to hide. */
  reasonCode: z.optional(z.enum(reasonCodes)),
  /** Message to the author. With the reason `other` at least 10 characters. */
  note,
}

/** Input of a decision about a review. */
export type ReviewInput = Partial<z.infer<z.ZodMiniObject<typeof reviewInput>>>

type Rule = 'reason_missing' | 'note_missing'

const explained = ['reason_missing', 'note_missing'] as const

/** Transitions of a review. Publishing a reported review confirms it and settles its reports. */
// oxfmt-ignore
const table: readonly Transition<ReviewEvent, ReviewPhase, ReviewRecord, Rule>[] = [
  { event: 'publish', from: ['pending', 'reported', 'rejected', 'hidden'], to: 'published', blockedBy: [], by: 'review', recorded: 'review.published' },
  { event: 'reject', from: ['pending'], to: 'rejected', blockedBy: explained, by: 'review', recorded: 'review.rejected' },
  { event: 'hide', from: ['published', 'reported'], to: 'hidden', blockedBy: explained, by: 'review', recorded: 'review.hidden' },
  { event: 'mask', from: ['pending'], to: 'pending', when: isNotMasked, blockedBy: [], by: 'review', recorded: 'review.masked' },
  { event: 'mask', from: ['published'], to: 'published', when: isNotMasked, blockedBy: [], by: 'review', recorded: 'review.masked' },
  { event: 'mask', from: ['reported'], to: 'reported', when: isNotMasked, blockedBy: [], by: 'review', recorded: 'review.masked' },
  { event: 'report', from: ['published', 'reported'], to: 'reported', blockedBy: [], by: 'reader', recorded: 'review.reported' },
]

function isNotMasked({ isMasked }: ReviewRecord): boolean {
  return !isMasked
}

/** Lifecycle of reviews. The text of a customer is never edited: telephone numbers and addresses in it can be masked. */
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
