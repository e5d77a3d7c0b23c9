import { approvalCapabilities } from './capabilities'
import type {
  ApprovableRow,
  ApprovalBlocker,
  ApprovalStatus,
  Check,
  approvalActions,
} from './contract'
import { claimMinutes, isNoteMissing } from '@console/core/workflows'
import type { ApprovalInput } from './input'
import { hasCapability } from '@console/core/permissions'
import { type Happening, type Lifecycle, type Transition, transitionOf } from '@console/core/flows'

/** Status of an approvable record; for an approved one, also that of its pending update. */
export type ApprovalPhase = ApprovalStatus | 'update_pending' | 'update_under_review'

/** Events of an approvable record: by operators (the actions), by its owner, and by time. */
export type ApprovalEvent =
  | (typeof approvalActions)[number]
  | 'submit'
  | 'resubmit'
  | 'withdraw'
  | 'submit_update'
  | 'lease_end'
  | 'until_reached'

/** Input of the rules: in every row; the checks are in full records only. */
export type ApprovalRecord = Pick<ApprovableRow, 'approvalStatus'> & {
  /** Claim, with the reviewer's token. Rows show the caller `isMine` instead. */
  claim: Omit<NonNullable<ApprovableRow['claim']>, 'isMine'> | null
  submission: Pick<NonNullable<ApprovableRow['submission']>, 'revision' | 'submittedBy'> | null
  checks?: readonly Check[]
}

/** Blockers of an event that is possible in the record's phase. */
type Rule = Exclude<ApprovalBlocker, 'wrong_status'>

type Row = Transition<ApprovalEvent, ApprovalPhase, ApprovalRecord, Rule>

const waiting = ['pending', 'under_review'] as const
const updateWaiting = ['update_pending', 'update_under_review'] as const
const decided = ['stale_revision', 'own_submission', 'claimed_by_other'] as const
const refused = [...decided, 'reason_missing', 'note_missing'] as const

/**
 * Transitions of an approvable record (decision 0007). `by`: `review`, `decide` and `suspend` are capabilities of the type of
 * record, `owner` is its seller or agent, `system` is the clock. A new record is pending.
 */
// oxfmt-ignore
export const approvalTable: readonly Row[] = [
  { event: 'claim', from: waiting, to: 'under_review', blockedBy: ['claimed_by_other'], by: 'review', recorded: 'approval.claimed' },
  { event: 'claim', from: updateWaiting, to: 'update_under_review', blockedBy: ['claimed_by_other'], by: 'review', recorded: 'approval.claimed' },
  { event: 'release', from: ['under_review'], to: 'pending', blockedBy: ['not_claimer'], by: 'review', recorded: 'approval.released' },
  { event: 'release', from: ['update_under_review'], to: 'update_pending', blockedBy: ['not_claimer'], by: 'review', recorded: 'approval.released' },
  { event: 'lease_end', from: ['under_review'], to: 'pending', blockedBy: [], by: 'system', recorded: 'approval.released' },
  { event: 'lease_end', from: ['update_under_review'], to: 'update_pending', blockedBy: [], by: 'system', recorded: 'approval.released' },

  { event: 'approve', from: waiting, to: 'approved', blockedBy: [...decided, 'checks_failed', 'note_missing'], by: 'decide', recorded: 'approval.approved' },
  { event: 'reject', from: waiting, to: 'rejected', blockedBy: refused, by: 'decide', recorded: 'approval.rejected' },
  { event: 'request_changes', from: waiting, to: 'changes_requested', blockedBy: [...decided, 'changes_missing'], by: 'review', recorded: 'approval.changes_requested' },

  { event: 'approve', from: updateWaiting, to: 'approved', blockedBy: [...decided, 'checks_failed', 'note_missing'], by: 'decide', recorded: 'approval.update_approved' },
  { event: 'reject', from: updateWaiting, to: 'approved', blockedBy: refused, by: 'decide', recorded: 'approval.update_rejected' },
  { event: 'request_changes', from: updateWaiting, to: 'approved', blockedBy: [...decided, 'changes_missing'], by: 'review', recorded: 'approval.update_changes_requested' },

  { event: 'reopen', from: ['rejected'], to: 'pending', blockedBy: ['note_missing'], by: 'decide', recorded: 'approval.reopened' },
  { event: 'suspend', from: ['approved', ...updateWaiting], to: 'suspended', blockedBy: ['reason_missing', 'note_missing'], by: 'suspend', recorded: 'approval.suspended' },
  { event: 'reinstate', from: ['suspended'], to: 'update_pending', when: updateWaits, blockedBy: [], by: 'suspend', recorded: 'approval.reinstated' },
  { event: 'reinstate', from: ['suspended'], to: 'approved', blockedBy: [], by: 'suspend', recorded: 'approval.reinstated' },
  { event: 'until_reached', from: ['suspended'], to: 'update_pending', when: updateWaits, blockedBy: [], by: 'system', recorded: 'approval.reinstated' },
  { event: 'until_reached', from: ['suspended'], to: 'approved', blockedBy: [], by: 'system', recorded: 'approval.reinstated' },

  { event: 'submit', from: ['withdrawn'], to: 'pending', blockedBy: [], by: 'owner', recorded: 'approval.submitted' },
  { event: 'resubmit', from: ['changes_requested', 'rejected'], to: 'pending', blockedBy: [], by: 'owner', recorded: 'approval.resubmitted' },
  { event: 'withdraw', from: [...waiting, 'changes_requested'], to: 'withdrawn', blockedBy: [], by: 'owner', recorded: 'approval.withdrawn' },
  { event: 'submit_update', from: ['approved'], to: 'update_pending', blockedBy: [], by: 'owner', recorded: 'approval.update_submitted' },
  { event: 'withdraw', from: updateWaiting, to: 'approved', blockedBy: [], by: 'owner', recorded: 'approval.update_withdrawn' },
]

/** The update of a suspended record is retained, and is pending again once the record is reinstated. */
function updateWaits({ submission }: ApprovalRecord): boolean {
  return submission !== null
}

/** Phase of a record. */
export function phaseOf({ approvalStatus, submission, claim }: ApprovalRecord): ApprovalPhase {
  if (approvalStatus !== 'approved' || submission === null) return approvalStatus
  return claim === null ? 'update_pending' : 'update_under_review'
}

/** Context of an event of an approvable record. */
export interface ApprovalHappening<
  Record extends ApprovalRecord = ApprovalRecord,
> extends Happening {
  /** The new submission: with `submit`, `resubmit`, `submit_update` and `reopen`. */
  submission?: Record['submission']
}

/** Lifecycle of everything that needs approval: businesses, products, service products, agents and listings. */
export const approval = {
  phaseOf,
  table: approvalTable,
  rules: {
    claimed_by_other: ({ record: { claim }, event, caller }) =>
      claim !== null &&
      claim.by.token !== caller.token &&
      !(event === 'claim' && hasCapability(caller.roles, approvalCapabilities.takeOver)),
    not_claimer: ({ record: { claim }, caller }) =>
      claim?.by.token !== caller.token &&
      !hasCapability(caller.roles, approvalCapabilities.takeOver),
    own_submission: ({ record: { submission }, caller }) =>
      submission?.submittedBy.token === caller.token,
    stale_revision: ({ record: { submission }, body }) =>
      body !== undefined && body.revision !== submission?.revision,
    checks_failed: ({ record: { checks = [] }, caller, body }) => {
      const failed = checks.filter(({ required, result }) => required && result === 'fail')
      if (!hasCapability(caller.roles, approvalCapabilities.waive)) return failed.length > 0
      return body !== undefined && failed.some(({ code }) => !body.waive?.includes(code))
    },
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ event, body }) =>
      body !== undefined &&
      (event === 'reopen' || body.reasonCode === 'other' || (body.waive?.length ?? 0) > 0) &&
      isNoteMissing(body.note),
    changes_missing: ({ body }) =>
      body !== undefined && (body.fields?.length ?? 0) === 0 && isNoteMissing(body.note),
  },
  inputRules: ['reason_missing', 'note_missing', 'changes_missing'],
  after: afterTransition,
} satisfies Lifecycle<
  ApprovalEvent,
  ApprovalPhase,
  ApprovalRecord,
  ApprovalHappening,
  Rule,
  ApprovalInput
>

/** The three fields that an event changes, after that event. */
function afterTransition<Record extends ApprovalRecord>(
  record: Record,
  { event, to }: Row,
  { by, at, submission }: ApprovalHappening<Record>,
): Record {
  const keepsSubmission = waitsIn(to) || event === 'suspend'
  return {
    ...record,
    approvalStatus: statusOf(to),
    submission: keepsSubmission ? (record.submission ?? submission ?? null) : null,
    claim: event === 'claim' ? { by, at, expiresAt: later(at, claimMinutes * 60_000) } : null,
  }
}

/** Adds milliseconds to an instant, truncated to seconds like all instants. */
function later(at: string, milliseconds: number): string {
  return `${new Date(Date.parse(at) + milliseconds).toISOString().slice(0, 19)}Z`
}

function statusOf(phase: ApprovalPhase): ApprovalStatus {
  return phase === 'update_pending' || phase === 'update_under_review' ? 'approved' : phase
}

function waitsIn(phase: ApprovalPhase): boolean {
  return [...waiting, ...updateWaiting].some((each) => each === phase)
}

/** Checks whether a record awaits a decision; a suspended one never does. */
export function isWaiting(record: ApprovalRecord): boolean {
  return waitsIn(phaseOf(record))
}

/** Record after an event, or unchanged if the event is impossible. Shown optimistically, until the server answers. */
export function recordAfter<Record extends ApprovalRecord>(
  record: Record,
  event: ApprovalEvent,
  how: ApprovalHappening<Record>,
): Record {
  const transition = transitionOf(approval, record, event)
  return transition ? afterTransition(record, transition, how) : record
}
