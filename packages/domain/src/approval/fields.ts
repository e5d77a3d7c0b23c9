import { defineFields } from '@console/core/fields'
import { type ApprovableRow, approvalStatuses, type Submission } from './contract'

/** Stored fields of every approvable record. Whether it is overdue, and whether the claim is the caller's, is computed on read. */
export type StoredApprovable = Pick<
  ApprovableRow,
  'approvalStatus' | 'checksSummary' | 'decision'
> & {
  submission: Omit<Submission, 'overdue'> | null
}

/** Fields by which lists of all approvable records can be queried. */
export const approvalFields = defineFields<StoredApprovable>()({
  /** A list of pending submissions is searched, filtered and sorted by the submitted values. */
  submission: { type: 'choice', values: ['waiting'], filtered: true },
  approvalStatus: {
    type: 'choice',
    values: approvalStatuses,
    of: ({ approvalStatus }) => approvalStatus,
    filtered: true,
    sorted: true,
  },
  submissionKind: {
    type: 'choice',
    values: ['new', 'resubmission', 'update'],
    of: ({ submission }) => submission?.kind ?? null,
    filtered: true,
    sorted: true,
  },
  checks: {
    type: 'choice',
    values: ['pass', 'warn', 'fail'],
    of: ({ checksSummary: { warn, fail } }) => (fail > 0 ? 'fail' : warn > 0 ? 'warn' : 'pass'),
    filtered: true,
  },
  overdue: { type: 'flag', filtered: true },
  /** `me`, `none`, or the token of a reviewer. */
  claimedBy: { type: 'reference', filtered: true },
  submittedAt: {
    type: 'instant',
    of: ({ submission }) => submission?.submittedAt ?? null,
    filtered: 'submitted',
    sorted: true,
  },
  attempt: { type: 'count', of: ({ submission }) => submission?.attempt ?? null, filtered: true },
  dueAt: { type: 'instant', of: ({ submission }) => submission?.dueAt ?? null, sorted: true },
  decidedAt: { type: 'instant', of: ({ decision }) => decision?.at ?? null, sorted: true },
})
