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
import { isNoteMissing } from '@console/core/kinds'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { settingsIn } from '../shop-setting/settingsIn'
import { systemActor } from './actors'
import type { Decided, Deciding, DecisionRules, Lapse, Unfit } from '../../decisions/decisionRules'
import { hinderedBy } from '../../decisions/hinderedBy'

type StoredSubmission = Omit<Submission, 'overdue'>

/** What the sample world keeps of every approvable record, beyond its own fields. */
export type StoredApprovable = Omit<ApprovableRow, '_actions' | 'submission' | 'claim'> & {
  /** Whether it is overdue is told by the clock. */
  submission: StoredSubmission | null
  /** Whether it is the caller's is told by who asks. */
  claim: Omit<NonNullable<ApprovableRow['claim']>, 'isMine'> | null
  /** When it first went live; null before that. */
  approvedAt: string | null
  /** What the last decision since the seed has left behind; what the seed says counts where there was none. */
  outcome?:
    | (Pick<ApprovableDetail, 'requestedChanges' | 'suspension'> & {
        /** What it was about: it waits again when it is reopened. */
        submission?: StoredSubmission | null
      })
    | null
}

/** An approvable record as the sample world keeps it: its row without what the clock, other records and who asks tell of it. */
export type Stored<Row extends ApprovableRow> = Omit<
  Row,
  '_actions' | 'submission' | 'claim' | 'update'
> &
  StoredApprovable

/** What differs between the kinds of approvable records. */
export interface ApprovalKind<Record extends StoredApprovable> {
  /** Within how many hours what waits from now on is to be decided. */
  slaHours(world: World): number
  /** The rules that its submission is checked by. */
  checks(record: Record, world: World): readonly Check[]
  /** What was submitted last, of a record of which nothing waits: it waits again when it is reopened. */
  lastSubmission(record: Record): StoredSubmission
  /** The values of a waiting update, which the record takes on once it is approved. */
  update?(record: Record): Partial<Record> | null
  /** What else its first approval changes. */
  whenFirstApproved?(record: Record, at: string, world: World): Partial<Record>
  /** What else suspending it changes. */
  whenSuspended?(record: Record, at: string): Partial<Record>
  /** Until when the seed has suspended it; null for no end. */
  suspendedUntil?(record: Record): string | null
  /** What hides it beside its own status; null for nothing. */
  hiddenBy?(record: Record, world: World): ApprovableDetail['hiddenBy']
}

/** What is wrong with messages of the wrong length, with a suspension that ends before it begins, and with a rejection that says too little for the shop's settings. */
function unfit(
  action: string,
  { fields = [], until, note }: ApprovalInput,
  now: string,
  world: World,
): Unfit[] {
  const faults = fields.flatMap(({ message }, place) =>
    message.trim().length < 5 || message.length > 300
      ? [{ pointer: `/fields/${place}/message`, message: 'A message has 5 to 300 characters.' }]
      : [],
  )
  if (fields.length > 0 && action !== 'request_changes')
    faults.push({ pointer: '/fields', message: 'Only requests for changes have these.' })
  if (until !== undefined && (action !== 'suspend' || until <= now))
    faults.push({ pointer: '/until', message: 'A suspension ends in the future.' })
  if (needsNote(action, world) && isNoteMissing(note))
    faults.push({
      pointer: '/note',
      message: 'A rejection needs a note of at least 10 characters.',
    })
  return faults
}

/** Setting `review.requireNoteOnReject`. */
function needsNote(action: string, world: World): boolean {
  return action === 'reject' && settingsIn(world, 'review').requireNoteOnReject
}

/** What can be decided about records of a kind. */
export function approvalDecisions<Record extends StoredApprovable>({
  slaHours,
  checks,
  lastSubmission,
  update,
  whenFirstApproved,
  whenSuspended,
  suspendedUntil,
  hiddenBy,
}: ApprovalKind<Record>): DecisionRules<Record> {
  const lapses = new WeakMap<Record, Lapse<Record>>()

  function untilOf(record: Record): string | null {
    if (record.outcome) return record.outcome.suspension?.until ?? null
    return suspendedUntil?.(record) ?? null
  }

  /** When time changes a record next, and how. */
  function endOf(record: Record) {
    if (record.claim)
      return { event: 'lease_end', action: 'release', at: record.claim.expiresAt } as const
    const until = record.approvalStatus === 'suspended' ? untilOf(record) : null
    return until === null
      ? null
      : ({ event: 'until_reached', action: 'reinstate', at: until } as const)
  }

  function reopened({ record, at, world }: Deciding<Record>): StoredSubmission {
    return {
      ...(record.outcome?.submission ?? lastSubmission(record)),
      kind: 'resubmission',
      dueAt: instant(Date.parse(at) + slaHours(world) * 3_600_000),
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
    kind: 'approval',
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
    ...hinderedBy(approval, (record: Record, world): ApprovalRecord => ({
      approvalStatus: record.approvalStatus,
      submission: record.submission,
      claim: record.claim,
      get checks() {
        return checks(record, world)
      },
    })),
    isEligibleInBulk: ({ checksSummary: { warn, fail } }, action) =>
      action !== 'approve' || warn + fail === 0,
    decide(deciding): Decided<Record> {
      const { record, by, at, world } = deciding
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
          ? { approvedAt: at, ...whenFirstApproved?.(record, at, world) }
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
    overRow: (record, now, { account, world }) => ({
      outcome: undefined,
      claim: record.claim && {
        ...record.claim,
        isMine: record.claim.by.token === account.token,
      },
      submission: record.submission && {
        ...record.submission,
        overdue: record.submission.dueAt < now,
      },
      ...(hiddenBy ? { hiddenBy: hiddenBy(record, world) } : {}),
    }),
    overDetail: ({ outcome }) =>
      outcome ? { requestedChanges: outcome.requestedChanges, suspension: outcome.suspension } : {},
  }
}
