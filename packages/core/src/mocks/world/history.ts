import type { Actor, AuditEvent, Decision } from '../../contracts'
import { instant, sampleStart } from '../clock'
import { draws } from '../random'
import { token } from '../token'
import { reviewers, systemActor } from './actors'
import { agentActor, agentSla } from './agentSeeds'
import { type Agent, agents } from './agents'
import { type Approvable, day, hour, minute, roundsOf, type Submission } from './approval'
import { businessSla, ownerActor } from './businessSeeds'
import { type Business, businesses } from './businesses'
import { agentIndex, businessIndex, productIndex, serviceIndex } from './indices'
import type { FeaturedFlag } from './items'
import { type Product, products } from './products'
import { itemSla, productSellers } from './productSeeds'
import { type Review, reviewIndex, reviews } from './reviews'
import { type ServiceProduct, serviceProducts } from './serviceProducts'
import { serviceProviders } from './serviceSeeds'

/** One kind of approvable record, as its past is made. */
interface Kind {
  type: string
  index: number
  row: Approvable
  slaHours: number
  hasUpdates: boolean
  owner: Actor
}

type Status = AuditEvent['to']

/** Events are made in any order: their times say which came first. */
type Event = Omit<AuditEvent, 'eventId' | 'at'> & { at: number }

/** What happened to a business before the sample's start, newest first. */
export function businessHistory(row: Business): AuditEvent[] {
  return past(businessKind(businessIndex(row)))
}

/** What happened to a product before the sample's start, newest first. */
export function productHistory(row: Product): AuditEvent[] {
  const kind = productKind(productIndex(row))
  return past(kind, featuredEvents(products()[kind.index]?.featured ?? null))
}

/** What happened to a service before the sample's start, newest first. */
export function serviceHistory(row: ServiceProduct): AuditEvent[] {
  const kind = serviceKind(serviceIndex(row))
  return past(kind, featuredEvents(serviceProducts()[kind.index]?.featured ?? null))
}

/** What happened to an agent before the sample's start, newest first. */
export function agentHistory(row: Agent): AuditEvent[] {
  return past(agentKind(agentIndex(row)))
}

/** What a business submitted last before the sample's start, also where nothing of it waits any more. */
export function lastBusinessSubmission(row: Business): Submission {
  return lastSubmission(businessKind(businessIndex(row)))
}

/** What was submitted last of a product before the sample's start, also where nothing of it waits any more. */
export function lastProductSubmission(row: Product): Submission {
  return lastSubmission(productKind(productIndex(row)))
}

/** What was submitted last of a service before the sample's start, also where nothing of it waits any more. */
export function lastServiceSubmission(row: ServiceProduct): Submission {
  return lastSubmission(serviceKind(serviceIndex(row)))
}

/** What an agent submitted last before the sample's start, also where nothing of it waits any more. */
export function lastAgentSubmission(row: Agent): Submission {
  return lastSubmission(agentKind(agentIndex(row)))
}

function businessKind(index: number): Kind {
  const row = businesses()[index] as Business
  return {
    type: 'business',
    index,
    row,
    slaHours: businessSla,
    hasUpdates: false,
    owner: ownerActor(index),
  }
}

function productKind(index: number): Kind {
  const row = products()[index] as Product
  const owner = ownerActor(productSellers()[index]?.index ?? 0)
  return { type: 'product', index, row, slaHours: itemSla, hasUpdates: true, owner }
}

function serviceKind(index: number): Kind {
  const row = serviceProducts()[index] as ServiceProduct
  const owner = ownerActor(serviceProviders()[index]?.index ?? 0)
  return { type: 'serviceProduct', index, row, slaHours: itemSla, hasUpdates: true, owner }
}

function agentKind(index: number): Kind {
  const row = agents()[index] as Agent
  const owner = agentActor(index)
  return { type: 'agent', index, row, slaHours: agentSla, hasUpdates: false, owner }
}

/** How long before its decision something was submitted: within the time it may take, mostly. */
function waitedFor({ type, index, slaHours }: Kind, round: number): number {
  return (0.05 + draws(type, index, `waited ${round}`).next() * 0.9) * slaHours * hour
}

function lastSubmission(kind: Kind): Submission {
  const { row, slaHours, owner } = kind
  if (row.submission) return row.submission
  const decidedAt = row.decision ? Date.parse(row.decision.at) : sampleStart - 30 * day
  const submittedAt = decidedAt - waitedFor(kind, 0)
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

function past(kind: Kind, more: readonly Event[] = []): AuditEvent[] {
  const { type, index } = kind
  return [...eventsOf(kind), ...more]
    .filter(({ at }) => at <= sampleStart)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...event }, place) => ({
      eventId: token(`${type}Event`, index * 64 + place),
      at: instant(at),
      ...event,
    }))
    .toReversed()
}

function event(
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

function eventsOf(kind: Kind): Event[] {
  const { type, index, row, owner } = kind
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
    return [...liveEvents(kind, Date.parse(approvedAt), liveRevision), ...claimed]

  if (submission) {
    const submittedAt = Date.parse(submission.submittedAt)
    if (submission.attempt === 1)
      return [event(submittedAt, owner, 'approval.submitted', null, 'pending'), ...claimed]
    const refusedAs = decision?.action === 'reject' ? 'rejected' : 'changes_requested'
    return [
      ...refusedRounds(kind, submittedAt, submission.attempt - 1, decision),
      event(submittedAt, owner, 'approval.resubmitted', refusedAs, 'pending'),
      ...claimed,
    ]
  }

  const decidedAt = decision
    ? Date.parse(decision.at)
    : sampleStart - draws(type, index, 'withdrawnAt').integer(2, 60) * day
  const submitted = event(
    decidedAt - waitedFor(kind, 0),
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

/** Rounds that ended with a refusal, before something was submitted once more. */
function refusedRounds(kind: Kind, before: number, rounds: number, last: Decision | null): Event[] {
  const { type, index, owner } = kind
  const events: Event[] = []
  let end = last ? Date.parse(last.at) : before - waitedFor(kind, 90)
  for (let round = 0; round < rounds; round += 1) {
    const isLast = round === 0
    const by = (isLast && last?.by) || draws(type, index, `refuser ${round}`).pick(reviewers())
    const isRejected = isLast && last?.action === 'reject'
    const submittedAt = end - waitedFor(kind, round + 1)
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
    end = submittedAt - waitedFor(kind, round + 40)
  }
  return events
}

/** What happened to a record that went live: its approval, its updates, and what came after. */
function liveEvents(kind: Kind, approvedAt: number, liveRevision: number): Event[] {
  const { type, index, row, owner, hasUpdates } = kind
  const { submission, decision } = row
  const isSuspended = decision?.action === 'suspend'
  const rounds = roundsOf(type, index, liveRevision, hasUpdates)
  const updates = liveRevision - 1 - rounds
  const submittedAt = approvedAt - waitedFor(kind, 0)
  const lastApproval = isSuspended ? null : decision
  const approver =
    (updates === 0 && lastApproval?.by) || draws(type, index, 'approver').pick(reviewers())
  const isSystems = approver.role === 'system'
  const events: Event[] = [
    ...refusedRounds(kind, submittedAt, rounds, null),
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
    const by = (isLast && decision?.by) || draws(type, index, `updater ${update}`).pick(reviewers())
    events.push(
      event(
        at - Math.min(waitedFor(kind, update), gap),
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

function featuredEvents(flag: FeaturedFlag | null): Event[] {
  if (flag === null) return []
  const note = { reasonCode: null, note: flag.reason }
  return flag.state === 'scheduled'
    ? [event(sampleStart - 20 * hour, flag.by, 'featured.scheduled', null, null, note)]
    : [event(Date.parse(flag.startsAt), flag.by, 'featured.featured', null, null, note)]
}

/** What happened to a review before the sample's start, newest first. */
export function reviewHistory(row: Review): AuditEvent[] {
  const index = reviewIndex(row)
  const { author, submittedAt, decision, reports, isMasked } = reviews()[index] as Review
  const writer: Actor = { token: author.userToken, name: author.name, role: 'owner' }
  const at = Date.parse(submittedAt)
  const past: Event[] = [event(at, writer, 'review.submitted', null, null)]
  if (decision) {
    const type = { publish: 'review.published', reject: 'review.rejected', hide: 'review.hidden' }[
      decision.action as 'publish' | 'reject' | 'hide'
    ]
    if (isMasked)
      past.push(event(Date.parse(decision.at) - minute, decision.by, 'review.masked', null, null))
    past.push(event(Date.parse(decision.at), decision.by, type, null, null, decision))
  }
  if (reports > 0) {
    const since = decision ? Date.parse(decision.at) : at
    const reportedAt = since + draws('review', index, 'reportedAt').next() * (sampleStart - since)
    past.push(event(reportedAt, systemActor, 'review.reported', null, null))
  }
  return past
    .map(({ at, ...event }, place) => ({
      eventId: token('reviewEvent', index * 64 + place),
      at: instant(at),
      ...event,
    }))
    .toReversed()
}
