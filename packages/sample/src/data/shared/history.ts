import type { Actor } from '@console/core/contracts'
import type { AuditEvent, Decision } from '@console/core/workflows'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, hour, instant, minute, sampleStart } from '../../store/clock'
import type { Entity } from '../../store/entity'
import { reviewers, systemActor } from '../../accounts/actors'
import { type Approvable, roundsOf, type Submission } from './approval'
import { indexOf } from './indexOf'

/** One approvable record, as the source of its past. */
interface PastOf {
  type: string
  index: number
  row: Approvable
  slaHours: number
  hasUpdates: boolean
  owner: Actor
}

type Status = AuditEvent['to']

/** An event. Events are created in any order, and sorted by time. */
export type Event = Omit<AuditEvent, 'eventId' | 'at'> & { at: number }

/** Time between a submission and its decision: usually within the target time. */
function waitedFor({ type, index, slaHours }: PastOf, round: number): number {
  return (0.05 + seededRandom(type, index, `waited ${round}`).next() * 0.9) * slaHours * hour
}

/** Common parameters of the pasts of an entity's records. */
interface Pasts<Row> extends Pick<PastOf, 'type' | 'slaHours' | 'hasUpdates'> {
  /** Submitter of a seeded record, by its index. */
  ownerOf(index: number): Actor
  /** Events of a seeded record other than those of its approval. */
  beside?(row: Row): readonly Event[]
}

/** Pasts of an entity's records: their events before the sample's start. */
export function pastsOf<Row extends Approvable & { version: number }>(
  entity: Entity<Row>,
  { ownerOf, beside, ...rest }: Pasts<Row>,
) {
  /** A seeded record; an added one is used as it is, and has no owner in the seed. */
  function pastOf(record: Row): PastOf {
    const index = indexOf(entity, record)
    const seeded = entity.seed()[index]
    return {
      ...rest,
      index,
      row: seeded ?? record,
      owner: seeded ? ownerOf(index) : systemActor,
    }
  }

  return {
    /** Events of a record before the sample's start, newest first. None for an added record: all its events are in the log. */
    historyOf(record: Row): AuditEvent[] {
      const seeded = entity.seed()[indexOf(entity, record)]
      return seeded ? historyOf(pastOf(record), beside?.(seeded)) : []
    },
    /** Last submission of a record, even if none is waiting. */
    lastSubmissionOf: (record: Row): Submission => lastSubmission(pastOf(record)),
  }
}

function lastSubmission(of: PastOf): Submission {
  const { row, slaHours, owner } = of
  if (row.submission) return row.submission
  const decidedAt = row.decision ? Date.parse(row.decision.at) : sampleStart - 30 * day
  const submittedAt = decidedAt - waitedFor(of, 0)
  const revision = row.liveRevision ?? 1
  return {
    revision,
    kind: 'new',
    submittedAt: instant(submittedAt),
    submittedBy: owner,
    dueAt: instant(submittedAt + slaHours * hour),
    attempt: 1,
  }
}

function historyOf(of: PastOf, more: readonly Event[] = []): AuditEvent[] {
  const { type, index } = of
  return [...eventsOf(of), ...more]
    .filter(({ at }) => at <= sampleStart)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...event }, place) => ({
      eventId: token(`${type}Event`, index * 64 + place),
      at: instant(at),
      ...event,
    }))
    .toReversed()
}

/** An event, at a time in milliseconds since 1970. */
export function event(
  at: number,
  actor: Actor,
  type: string,
  from: Status,
  to: Status,
  decision?: Pick<Decision, 'reasonCode' | 'note'> | null,
): Event {
  return {
    at,
    actor,
    type,
    from,
    to,
    reasonCode: decision?.reasonCode ?? null,
    note: decision?.note ?? null,
  }
}

function eventsOf(of: PastOf): Event[] {
  const { type, index, row, owner } = of
  const { approvalStatus, submission, decision, approvedAt, liveRevision } = row
  const claimed = row.claim
    ? [
        event(
          Date.parse(row.claim.at),
          row.claim.by,
          'approval.claimed',
          submission?.kind === 'update' ? 'approved' : 'pending',
          submission?.kind === 'update' ? 'approved' : 'under_review',
        ),
      ]
    : []
  if (approvedAt !== null && liveRevision !== null)
    return [...liveEvents(of, Date.parse(approvedAt), liveRevision), ...claimed]

  if (submission) {
    const submittedAt = Date.parse(submission.submittedAt)
    if (submission.attempt === 1)
      return [event(submittedAt, owner, 'approval.submitted', null, 'pending'), ...claimed]
    const refusedAs = decision?.action === 'reject' ? 'rejected' : 'changes_requested'
    return [
      ...refusedRounds(of, submittedAt, submission.attempt - 1, decision),
      event(submittedAt, owner, 'approval.resubmitted', refusedAs, 'pending'),
      ...claimed,
    ]
  }

  const decidedAt = decision
    ? Date.parse(decision.at)
    : sampleStart - seededRandom(type, index, 'withdrawnAt').integer(2, 60) * day
  const submitted = event(
    decidedAt - waitedFor(of, 0),
    owner,
    'approval.submitted',
    null,
    'pending',
  )
  if (decision === null)
    return [submitted, event(decidedAt, owner, 'approval.withdrawn', 'pending', 'withdrawn')]
  return [
    submitted,
    event(decidedAt - 9 * minute, decision.by, 'approval.claimed', 'pending', 'under_review'),
    event(
      decidedAt,
      decision.by,
      approvalStatus === 'rejected' ? 'approval.rejected' : 'approval.changes_requested',
      'under_review',
      approvalStatus,
      decision,
    ),
  ]
}

/** Refused rounds before a new submission. */
function refusedRounds(of: PastOf, before: number, rounds: number, last: Decision | null): Event[] {
  const { type, index, owner } = of
  const events: Event[] = []
  let end = last ? Date.parse(last.at) : before - waitedFor(of, 90)
  for (let round = 0; round < rounds; round += 1) {
    const isLast = round === 0
    const by =
      (isLast && last?.by) || seededRandom(type, index, `refuser ${round}`).pick(reviewers())
    const isRejected = isLast && last?.action === 'reject'
    const submittedAt = end - waitedFor(of, round + 1)
    const isFirst = round === rounds - 1
    events.push(
      event(
        submittedAt,
        owner,
        isFirst ? 'approval.submitted' : 'approval.resubmitted',
        isFirst ? null : 'changes_requested',
        'pending',
      ),
      event(end - 7 * minute, by, 'approval.claimed', 'pending', 'under_review'),
      event(
        end,
        by,
        isRejected ? 'approval.rejected' : 'approval.changes_requested',
        'under_review',
        isRejected ? 'rejected' : 'changes_requested',
        isLast ? last : { reasonCode: null, note: 'Please look at the marked fields.' },
      ),
    )
    end = submittedAt - waitedFor(of, round + 40)
  }
  return events
}

/** Events of a record that went live: its approval, its updates, and what followed. */
function liveEvents(of: PastOf, approvedAt: number, liveRevision: number): Event[] {
  const { type, index, row, owner, hasUpdates } = of
  const { submission, decision } = row
  const isSuspended = decision?.action === 'suspend'
  const rounds = roundsOf(type, index, liveRevision, hasUpdates)
  const updates = liveRevision - 1 - rounds
  const submittedAt = approvedAt - waitedFor(of, 0)
  const lastApproval = isSuspended ? null : decision
  const approver =
    (updates === 0 && lastApproval?.by) || seededRandom(type, index, 'approver').pick(reviewers())
  const isSystems = approver.role === 'system'
  const events: Event[] = [
    ...refusedRounds(of, submittedAt, rounds, null),
    event(
      submittedAt,
      owner,
      rounds > 0 ? 'approval.resubmitted' : 'approval.submitted',
      rounds > 0 ? 'changes_requested' : null,
      'pending',
    ),
    ...(isSystems
      ? []
      : [event(approvedAt - 6 * minute, approver, 'approval.claimed', 'pending', 'under_review')]),
    event(
      approvedAt,
      approver,
      'approval.approved',
      isSystems ? 'pending' : 'under_review',
      'approved',
      updates === 0 ? lastApproval : null,
    ),
  ]
  const end = decision ? Date.parse(decision.at) : sampleStart - hour
  for (let update = 1; update <= updates; update += 1) {
    const isLast = update === updates && !isSuspended
    const at = isLast ? end : approvedAt + ((end - approvedAt) * update) / (updates + 1)
    const gap = (at - approvedAt) / (updates + 2)
    const by =
      (isLast && decision?.by) || seededRandom(type, index, `updater ${update}`).pick(reviewers())
    events.push(
      event(
        at - Math.min(waitedFor(of, update), gap),
        owner,
        'approval.update_submitted',
        'approved',
        'approved',
      ),
      event(at, by, 'approval.update_approved', 'approved', 'approved', isLast ? decision : null),
    )
  }
  if (isSuspended)
    events.push(event(end, decision.by, 'approval.suspended', 'approved', 'suspended', decision))
  if (submission?.kind === 'update')
    events.push(
      event(
        Date.parse(submission.submittedAt),
        owner,
        'approval.update_submitted',
        'approved',
        'approved',
      ),
    )
  return events
}
