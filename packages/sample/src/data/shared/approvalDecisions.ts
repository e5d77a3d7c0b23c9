import {
  type ApprovableDetail,
  type ApprovableRow,
  type ApprovalAction,
  type ApprovalRecord,
  type ApprovalInput,
  type Check,
  type Submission,
  approval,
  recordAfter,
} from '@console/domain/approval'
import { requireTransition, transitionOf } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { settingsIn } from '../shop-setting/settingsIn'
import { systemActor } from '../../accounts/actors'
import type { CheckFinding } from './checks'
import type { Decided, Deciding, DecisionRules, Lapse } from '../../decisions/decisionRules'
import type { FieldFault } from '../../server/refuse'
import { blockedBy } from '../../decisions/blockedBy'

type StoredSubmission = Omit<Submission, 'overdue'>

/** Stored fields of every approvable record, beyond its own. */
export type StoredApprovable = Omit<ApprovableRow, '_actions' | 'submission' | 'claim'> & {
  /** The clock decides whether it is overdue. */
  submission: StoredSubmission | null
  /** The caller decides whether it is their own. */
  claim: Omit<NonNullable<ApprovableRow['claim']>, 'isMine'> | null
  /** Time of the first approval; null before that. */
  approvedAt: string | null
  /** Result of the last decision since the seed; without one, the seed's applies. */
  outcome?:
    | (Pick<ApprovableDetail, 'requestedChanges' | 'suspension'> & {
        /** Its submission, which waits again when it is reopened. */
        submission?: StoredSubmission | null
      })
    | null
}

/** A stored approvable record: its row without what depends on the clock, other records and the caller. */
export type Stored<Row extends ApprovableRow> = Omit<
  Row,
  '_actions' | 'submission' | 'claim' | 'update'
> &
  StoredApprovable

/** Differences between the kinds of approvable records. */
export interface ApprovalWorkflow<Record extends StoredApprovable> {
  /** Target time for new submissions, in hours. */
  slaHours(database: SampleDatabase): number
  /** Rules that check its submission. */
  checks(record: Record, database: SampleDatabase): readonly CheckFinding[]
  /** Last submission of a record without a waiting one: it waits again when it is reopened. */
  lastSubmission(record: Record): StoredSubmission
  /** Values of a waiting update, which the record takes on once it is approved. */
  update?(record: Record): Partial<Record> | null
  /** Further changes by its first approval. */
  whenFirstApproved?(record: Record, at: string, database: SampleDatabase): Partial<Record>
  /** Further changes by a suspension. */
  whenSuspended?(record: Record, at: string): Partial<Record>
  /** End of a suspension in the seed; null for no end. */
  suspendedUntil?(record: Record): string | null
  /** Reason why it is hidden, apart from its own status; null for none. */
  hiddenBy?(record: Record, database: SampleDatabase): ApprovableDetail['hiddenBy']
}

/**
 * Faults: messages of the wrong length, a suspension that ends before it begins, and a rejection with too short a note for the
 * shop's settings.
 */
function unfit(
  action: string,
  { fields = [], until, note }: ApprovalInput,
  now: string,
  database: SampleDatabase,
): FieldFault[] {
  const faults = fields.flatMap(({ message }, place): FieldFault[] =>
    message.trim().length < 5 || message.length > 300
      ? [{ pointer: `/fields/${place}/message`, message: 'approval.message_length' }]
      : [],
  )
  if (fields.length > 0 && action !== 'request_changes')
    faults.push({ pointer: '/fields', message: 'approval.fields_refused' })
  if (until !== undefined && (action !== 'suspend' || until <= now))
    faults.push({ pointer: '/until', message: 'approval.until_past' })
  if (needsNote(action, database) && isNoteMissing(note))
    faults.push({
      pointer: '/note',
      message: 'approval.note_short',
    })
  return faults
}

/** Setting `review.requireNoteOnReject`. */
function needsNote(action: string, database: SampleDatabase): boolean {
  return action === 'reject' && settingsIn(database, 'review').requireNoteOnReject
}

/** Approval decisions about records of a kind. */
export function approvalDecisions<Record extends StoredApprovable>({
  slaHours,
  checks,
  lastSubmission,
  update,
  whenFirstApproved,
  whenSuspended,
  suspendedUntil,
  hiddenBy,
}: ApprovalWorkflow<Record>): DecisionRules<Record> {
  const lapses = new WeakMap<Record, Lapse<Record>>()

  function untilOf(record: Record): string | null {
    if (record.outcome) return record.outcome.suspension?.until ?? null
    return suspendedUntil?.(record) ?? null
  }

  /** Next change of a record by time alone. */
  function endOf(record: Record) {
    if (record.claim)
      return { event: 'lease_end', action: 'release', at: record.claim.expiresAt } as const
    const until = record.approvalStatus === 'suspended' ? untilOf(record) : null
    return until === null
      ? null
      : ({ event: 'until_reached', action: 'reinstate', at: until } as const)
  }

  function reopened({ record, at, database }: Deciding<Record>): StoredSubmission {
    return {
      ...(record.outcome?.submission ?? lastSubmission(record)),
      kind: 'resubmission',
      dueAt: instant(Date.parse(at) + slaHours(database) * 3_600_000),
    }
  }

  function outcomeOf({ record, action, by, at, body }: Deciding<Record>): Record['outcome'] {
    const { fields = [], reasonCode, note, until }: ApprovalInput = body
    return {
      submission: record.submission,
      requestedChanges: action === 'request_changes' ? fields : [],
      suspension:
        action === 'suspend' && reasonCode !== undefined
          ? {
              reasonCode,
              note: note ?? null,
              by,
              at,
              until: until === undefined ? null : instant(Date.parse(until)),
            }
          : null,
    }
  }

  return {
    workflow: 'approval',
    needsNote,
    unfit,
    lapse(record, now) {
      const end = endOf(record)
      if (end === null || end.at > now) return null
      const known = lapses.get(record)
      if (known) return known
      const { event, action, at } = end
      const { approvalStatus, submission, claim } = recordAfter(record, event, {
        by: systemActor,
        at,
      })
      const fields = { approvalStatus, submission, claim } as Partial<Record>
      const recorded = transitionOf(approval, record, event)?.recorded ?? ''
      const lapse = {
        record: { ...record, ...fields },
        fields,
        at,
        action,
        recorded,
        from: record.approvalStatus,
        to: approvalStatus,
      }
      lapses.set(record, lapse)
      return lapse
    },
    ...blockedBy(approval, (record: Record, database): ApprovalRecord => ({
      approvalStatus: record.approvalStatus,
      submission: record.submission,
      claim: record.claim,
      get checks() {
        return checks(record, database)
      },
    })),
    isEligibleInBulk: ({ checksSummary: { warn, fail } }, action) =>
      action !== 'approve' || warn + fail === 0,
    decide(deciding): Decided<Record> {
      const { record, by, at, database } = deciding
      const action = deciding.action as ApprovalAction
      const transition = requireTransition(approval, record, action)
      const next = recordAfter<StoredApprovable>(record, action, {
        by,
        at,
        ...(action === 'reopen' ? { submission: reopened(deciding) } : {}),
      })
      const isDecision = action !== 'claim' && action !== 'release'
      const isApproval = action === 'approve'
      const fields: Partial<StoredApprovable> = {
        approvalStatus: next.approvalStatus,
        submission: next.submission,
        claim: next.claim,
        ...(isDecision ? { outcome: outcomeOf(deciding) } : {}),
        ...(isApproval ? { liveRevision: record.submission?.revision ?? null } : {}),
        ...(isApproval && record.approvedAt === null
          ? { approvedAt: at, ...whenFirstApproved?.(record, at, database) }
          : {}),
        ...(isApproval && record.submission?.kind === 'update' ? update?.(record) : {}),
        ...(action === 'suspend' ? whenSuspended?.(record, at) : {}),
      }
      return {
        fields: fields as Partial<Record>,
        recorded: transition.recorded,
        from: record.approvalStatus,
        to: next.approvalStatus,
        isDecision,
      }
    },
    overRow: (record, now, { account, database }) => ({
      outcome: undefined,
      claim: record.claim && {
        ...record.claim,
        isMine: record.claim.by.token === account.token,
      },
      submission: record.submission && {
        ...record.submission,
        overdue: record.submission.dueAt < now,
      },
      ...(hiddenBy ? { hiddenBy: hiddenBy(record, database) } : {}),
    }),
    overDetail: (record, { database, translateSentence }) => ({
      checks: checks(record, database).map((check): Check => ({
        ...check,
        detail: check.detail && translateSentence(check.detail),
      })),
      ...(record.outcome && {
        requestedChanges: record.outcome.requestedChanges,
        suspension: record.outcome.suspension,
      }),
    }),
  }
}
