import type { Action, Hindrance } from '@console/domain/approval'
import type { Conflict, DecisionBody } from '@console/domain/resources'
import { type Refusal, refuse } from '../server/refuse'

/** 412 where the record has changed, 409 where it can no longer be decided so: who did what, and when. */
export function refuseConflict(status: 409 | 412, conflict: Conflict, now: number): Refusal {
  const { decision } = conflict
  const detail = decision
    ? `${decision.by.name} ${did[decision.action]} this ${ago(decision.at, now)}.`
    : 'This has changed since you read it.'
  return refuse(status, status === 412 ? 'stale_version' : 'state_conflict', detail, {
    ...conflict,
  })
}

/** What the server says of the first rule that a decision breaks (domain design 6.1). */
export function refuseHindrance(hindrance: Hindrance, conflict: Conflict, now: number): Refusal {
  switch (hindrance) {
    case 'wrong_status':
      return refuseConflict(409, conflict, now)
    case 'stale_revision':
      return refuseConflict(412, conflict, now)
    case 'own_submission':
      return refuse(403, 'own_submission', messages.own_submission)
    case 'reason_missing':
      return refuseField('reasonCode', messages.reason_missing)
    case 'note_missing':
      return refuseField('note', messages.note_missing)
    case 'changes_missing':
      return refuseField('fields', messages.changes_missing)
    case 'checks_failed':
      return refuseField('waive', messages.checks_failed, 'checks_failed')
    default:
      return refuse(409, hindrance, messages[hindrance], { ...conflict })
  }
}

/** 422 that names one field. */
export function refuseField(field: string, detail: string, code = 'validation'): Refusal {
  return refuse(422, code, detail, { errors: [{ pointer: `/${field}`, message: detail }] })
}

/** @throws Refusal 422 for messages of the wrong length, and for a suspension that ends before it begins */
export function refuseUnfit({ action, fields = [], until }: DecisionBody, now: string): void {
  const errors = fields.flatMap(({ message }, place) =>
    message.trim().length < 5 || message.length > 300
      ? [{ pointer: `/fields/${place}/message`, message: 'A message has 5 to 300 characters.' }]
      : [],
  )
  if (fields.length > 0 && action !== 'request_changes')
    errors.push({ pointer: '/fields', message: 'Only requests for changes have these.' })
  if (until !== undefined && (action !== 'suspend' || until <= now))
    errors.push({ pointer: '/until', message: 'A suspension ends in the future.' })
  if (errors.length > 0)
    throw refuse(422, 'validation', 'Some of this cannot be accepted.', { errors })
}

const messages = {
  own_submission: 'You have submitted this yourself: somebody else decides about it.',
  reason_missing: 'This needs a reason.',
  note_missing: 'This needs a note of at least 10 characters.',
  changes_missing:
    'Say which changes are needed: of a field, or in a note of at least 10 characters.',
  checks_failed: 'A required check fails and was not waived.',
  claimed_by_other: 'Somebody else has claimed this.',
  not_claimer: 'You have not claimed this.',
  hidden_by_business: 'Its business is suspended.',
  slot_taken: 'Another item has this place.',
} satisfies Partial<Record<Hindrance, string>>

/** What the server says was done. */
const did: Readonly<Record<Action, string>> = {
  claim: 'claimed',
  release: 'released',
  approve: 'approved',
  reject: 'rejected',
  request_changes: 'asked for changes to',
  suspend: 'suspended',
  reinstate: 'reinstated',
  reopen: 'reopened',
  publish: 'published',
  hide: 'hid',
  mask: 'masked',
  feature: 'featured',
  unfeature: 'unfeatured',
}

function ago(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  if (seconds < 120) return `${seconds} seconds ago`
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes ago`
  return `on ${at.slice(0, 10)}`
}
