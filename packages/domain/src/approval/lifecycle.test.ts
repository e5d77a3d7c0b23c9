import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Actor } from '@console/core/contracts'
import type { Check, ApprovalBlocker } from './contract'
import {
  approval,
  type ApprovalEvent,
  type ApprovalPhase,
  type ApprovalRecord,
  approvalTable,
  isWaiting,
  phaseOf,
  recordAfter,
} from './lifecycle'
import { type Caller, firstBlocker, machineOf } from '@console/core/flows'
import type { ApprovalInput } from './input'

const owner: Actor = { token: 'owner', name: 'Mwangaza Traders', role: 'owner' }
const amina: Actor = { token: 'amina', name: 'Amina Yusuf', role: 'SuperAdmin' }
const carol: Actor = { token: 'carol', name: 'Carol Nansubuga', role: 'staff' }
const at = '2026-06-15T09:00:00Z'

const superAdmin: Caller = { token: 'amina', roles: ['SuperAdmin'] }
const admin: Caller = { token: 'brian', roles: ['admin'] }
const staff: Caller = { token: 'carol', roles: ['staff'] }

function blockerOf(
  record: ApprovalRecord,
  event: ApprovalEvent,
  caller: Caller,
  body?: ApprovalInput,
) {
  return firstBlocker(approval, { record, event, caller, body })
}

const submission = { revision: 3, submittedBy: owner }
const claimOf = (by: Actor) => ({ by, at, expiresAt: '2026-06-15T09:15:00Z' })

/** A record in each phase, claimed by Carol in phases with a claim. */
const records: Record<ApprovalPhase, ApprovalRecord> = {
  pending: { approvalStatus: 'pending', submission, claim: null },
  under_review: { approvalStatus: 'under_review', submission, claim: claimOf(carol) },
  changes_requested: { approvalStatus: 'changes_requested', submission: null, claim: null },
  approved: { approvalStatus: 'approved', submission: null, claim: null },
  update_pending: { approvalStatus: 'approved', submission, claim: null },
  update_under_review: { approvalStatus: 'approved', submission, claim: claimOf(carol) },
  rejected: { approvalStatus: 'rejected', submission: null, claim: null },
  suspended: { approvalStatus: 'suspended', submission: null, claim: null },
  withdrawn: { approvalStatus: 'withdrawn', submission: null, claim: null },
}
const phases = Object.keys(records) as ApprovalPhase[]
const events = [...new Set(approvalTable.map(({ event }) => event))]

/** Complete input of a decision. */
const input: ApprovalInput = {
  revision: 3,
  reasonCode: 'poor_images',
  note: 'The pictures are too dark.',
  fields: [{ pointer: '/images', message: 'Brighter, please.' }],
}

/** Target phase of each possible event, by phase; events that are not listed are impossible. */
const leads: Partial<Record<ApprovalPhase, Partial<Record<ApprovalEvent, ApprovalPhase>>>> = {
  pending: {
    claim: 'under_review',
    approve: 'approved',
    reject: 'rejected',
    request_changes: 'changes_requested',
    withdraw: 'withdrawn',
  },
  under_review: {
    claim: 'under_review',
    release: 'pending',
    lease_end: 'pending',
    approve: 'approved',
    reject: 'rejected',
    request_changes: 'changes_requested',
    withdraw: 'withdrawn',
  },
  changes_requested: { resubmit: 'pending', withdraw: 'withdrawn' },
  approved: { suspend: 'suspended', submit_update: 'update_pending' },
  update_pending: {
    claim: 'update_under_review',
    approve: 'approved',
    reject: 'approved',
    request_changes: 'approved',
    suspend: 'suspended',
    withdraw: 'approved',
  },
  update_under_review: {
    claim: 'update_under_review',
    release: 'update_pending',
    lease_end: 'update_pending',
    approve: 'approved',
    reject: 'approved',
    request_changes: 'approved',
    suspend: 'suspended',
    withdraw: 'approved',
  },
  rejected: { resubmit: 'pending', reopen: 'pending' },
  suspended: { reinstate: 'approved', until_reached: 'approved' },
  withdrawn: { submit: 'pending' },
}

const pairs = phases.flatMap((phase) => events.map((event) => ({ phase, event })))

describe('events of a record submitted for approval', () => {
  test.each(pairs)('$event from $phase', ({ phase, event }) => {
    const record = records[phase]
    const next = leads[phase]?.[event]
    expect(phaseOf(record)).toBe(phase)
    expect(blockerOf(record, event, staff, input)).toBe(next === undefined ? 'wrong_status' : null)
    const after = recordAfter(record, event, { by: carol, at, submission })
    if (next === undefined) expect(after).toBe(record)
    else expect(phaseOf(after)).toBe(next)
  })

  test('an update is retained while its record is suspended, and pending again after reinstatement', () => {
    const suspended = recordAfter(records.update_under_review, 'suspend', { by: amina, at })
    expect(suspended).toEqual({ approvalStatus: 'suspended', submission, claim: null })
    expect(isWaiting(suspended)).toBe(false)
    for (const event of ['reinstate', 'until_reached'] as const)
      expect(phaseOf(recordAfter(suspended, event, { by: amina, at }))).toBe('update_pending')
  })

  test('a claim lasts 15 minutes, and restarts with each claim', () => {
    const first = recordAfter(records.pending, 'claim', { by: carol, at })
    expect(first.claim).toEqual({ by: carol, at, expiresAt: '2026-06-15T09:15:00Z' })
    const again = recordAfter(first, 'claim', { by: carol, at: '2026-06-15T09:14:00Z' })
    expect(again.claim?.expiresAt).toBe('2026-06-15T09:29:00Z')
  })

  test('a decided record has neither a submission nor a claim', () => {
    for (const event of ['approve', 'reject', 'request_changes'] as const) {
      const decided = recordAfter(records.under_review, event, { by: carol, at })
      expect([decided.submission, decided.claim, isWaiting(decided)]).toEqual([null, null, false])
    }
  })

  test('a reopened or submitted record has the new submission', () => {
    const again = { revision: 4, submittedBy: owner }
    const how = { by: amina, at, submission: again }
    expect(recordAfter(records.rejected, 'reopen', how).submission).toBe(again)
    expect(recordAfter(records.approved, 'submit_update', how).submission).toBe(again)
  })

  test('every row of the table leads to its target phase', () => {
    for (const { event, from, to, when } of approvalTable)
      for (const phase of from) {
        const record = when ? { ...records[phase], submission } : records[phase]
        expect(phaseOf(recordAfter(record, event, { by: carol, at, submission }))).toBe(to)
      }
  })
})

describe('blockers of a decision about a submission', () => {
  const failed: Check = {
    code: 'images',
    result: 'fail',
    required: true,
    detail: null,
    evidence: [],
  }
  const own = { ...submission, submittedBy: carol }

  test.each<{
    blocker: ApprovalBlocker | null
    because: string
    record?: ApprovalRecord
    event: ApprovalEvent
    caller?: Caller
    body?: ApprovalInput | undefined
  }>([
    {
      blocker: 'claimed_by_other',
      because: 'staff claim a record that someone else has claimed',
      record: { ...records.under_review, claim: claimOf(amina) },
      event: 'claim',
    },
    {
      blocker: null,
      because: 'an administrator takes over a claim',
      record: records.under_review,
      event: 'claim',
      caller: admin,
    },
    {
      blocker: null,
      because: 'the claimer renews their own claim',
      record: records.under_review,
      event: 'claim',
    },
    {
      blocker: 'claimed_by_other',
      because: 'even an administrator has to take over the claim first',
      record: records.under_review,
      event: 'approve',
      caller: superAdmin,
    },
    {
      blocker: 'claimed_by_other',
      because: 'the update is claimed by someone else',
      record: records.update_under_review,
      event: 'reject',
      caller: admin,
    },
    {
      blocker: null,
      because: 'the claimer decides',
      record: records.under_review,
      event: 'approve',
    },
    {
      blocker: 'not_claimer',
      because: 'staff release someone else’s claim',
      record: { ...records.under_review, claim: claimOf(amina) },
      event: 'release',
    },
    {
      blocker: null,
      because: 'an administrator releases someone else’s claim',
      record: records.under_review,
      event: 'release',
      caller: admin,
    },
    {
      blocker: 'own_submission',
      because: 'the submitter approves their own submission',
      record: { ...records.pending, submission: own },
      event: 'approve',
    },
    {
      blocker: 'own_submission',
      because: 'the submitter rejects their own submission',
      record: { ...records.pending, submission: own },
      event: 'reject',
    },
    {
      blocker: 'own_submission',
      because: 'the blocker is known before the input is entered',
      record: { ...records.pending, submission: own },
      event: 'approve',
      body: undefined,
    },
    {
      blocker: 'stale_revision',
      because: 'another revision was read',
      event: 'approve',
      body: { ...input, revision: 2 },
    },
    {
      blocker: 'stale_revision',
      because: 'another revision of an update was read',
      record: records.update_pending,
      event: 'approve',
      body: { ...input, revision: 4 },
    },
    {
      blocker: 'checks_failed',
      because: 'a required check fails',
      record: { ...records.pending, checks: [failed] },
      event: 'approve',
    },
    {
      blocker: 'checks_failed',
      because: 'staff waive the failed check',
      record: { ...records.pending, checks: [failed] },
      event: 'approve',
      body: { ...input, waive: ['images'] },
    },
    {
      blocker: 'checks_failed',
      because: 'an administrator waives another check',
      record: { ...records.pending, checks: [failed] },
      event: 'approve',
      caller: admin,
      body: { ...input, waive: ['price'] },
    },
    {
      blocker: null,
      because: 'an administrator waives the failed check',
      record: { ...records.pending, checks: [failed] },
      event: 'approve',
      caller: admin,
      body: { ...input, waive: ['images'] },
    },
    {
      blocker: null,
      because: 'an administrator can waive the failed check',
      record: { ...records.pending, checks: [failed] },
      event: 'approve',
      caller: admin,
      body: undefined,
    },
    {
      blocker: 'note_missing',
      because: 'a waiver needs a note',
      record: { ...records.pending, checks: [failed] },
      event: 'approve',
      caller: admin,
      body: { revision: 3, waive: ['images'] },
    },
    {
      blocker: null,
      because: 'a check that is not required fails',
      record: { ...records.pending, checks: [{ ...failed, required: false }] },
      event: 'approve',
    },
    {
      blocker: null,
      because: 'a required check warns',
      record: { ...records.pending, checks: [{ ...failed, result: 'warn' }] },
      event: 'approve',
    },
    {
      blocker: null,
      because: 'failed checks do not block a rejection',
      record: { ...records.pending, checks: [failed] },
      event: 'reject',
    },
    {
      blocker: 'reason_missing',
      because: 'a rejection needs a reason',
      event: 'reject',
      body: { revision: 3 },
    },
    {
      blocker: 'reason_missing',
      because: 'a suspension needs a reason',
      record: records.approved,
      event: 'suspend',
      body: {},
    },
    {
      blocker: 'note_missing',
      because: '“other” needs a note',
      event: 'reject',
      body: { revision: 3, reasonCode: 'other', note: ' too short ' },
    },
    {
      blocker: null,
      because: 'a note of ten characters is enough',
      event: 'reject',
      body: { revision: 3, reasonCode: 'other', note: '0123456789' },
    },
    {
      blocker: 'note_missing',
      because: 'reopening needs a note',
      record: records.rejected,
      event: 'reopen',
      body: {},
    },
    {
      blocker: 'changes_missing',
      because: 'no field is named, and the note is too short',
      event: 'request_changes',
      body: { revision: 3, note: 'Better.' },
    },
    {
      blocker: null,
      because: 'a note without a field is enough',
      event: 'request_changes',
      body: { revision: 3, note: 'Better pictures' },
    },
    {
      blocker: null,
      because: 'a field without a note is enough',
      event: 'request_changes',
      body: { revision: 3, fields: input.fields! },
    },
    {
      blocker: null,
      because: 'nothing is missing before the input is entered',
      event: 'request_changes',
      body: undefined,
    },
    {
      blocker: null,
      because: 'no reason is missing before the input is entered',
      event: 'reject',
      body: undefined,
    },
  ])(
    '$event: $blocker, $because',
    ({ blocker, record = records.pending, event, caller = staff, ...rest }) => {
      const body = 'body' in rest ? rest.body : input
      expect(blockerOf(record, event, caller, body)).toBe(blocker)
    },
  )

  test('the first broken rule is reported, and the status comes first', () => {
    const caller = { token: 'owner', roles: ['staff'] }
    const record = { ...records.under_review, checks: [failed] }
    expect(blockerOf(record, 'reject', caller, { revision: 2 })).toBe('stale_revision')
    expect(blockerOf(record, 'reject', caller, { revision: 3 })).toBe('own_submission')
    expect(blockerOf(record, 'reject', staff, { revision: 3 })).toBe('reason_missing')
    expect(blockerOf({ ...record, approvalStatus: 'rejected' }, 'reject', caller, {})).toBe(
      'wrong_status',
    )
  })

  test('every blocker in the table has a rule', () => {
    const named = new Set(approvalTable.flatMap(({ blockedBy }) => blockedBy))
    expect(named).toEqual(new Set(Object.keys(approval.rules)))
  })
})

describe('the state machine of the table', () => {
  const approvalMachine = machineOf('approval', approval, {
    ...records.pending,
    submission: { ...submission, revision: 1 },
  })
  const sent = events.flatMap((type) =>
    [staff, admin].flatMap((caller) =>
      [input, {}].map((body) => ({ type, caller, body, how: { by: carol, at, submission } })),
    ),
  )

  test('reaches every state, consistent with the record', () => {
    const paths = getShortestPaths(approvalMachine, {
      events: sent as never[],
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(phases))
    for (const { state } of paths)
      expect(phaseOf((state.context as { record: ApprovalRecord }).record)).toBe(state.value)
  })

  test('makes possible transitions, and no blocked ones', () => {
    const actor = createActor(approvalMachine).start()
    const send = (type: ApprovalEvent, caller: Caller, by: Actor, body: ApprovalInput = input) => {
      actor.send({ type, caller, body, how: { by, at, submission } })
      return actor.getSnapshot().value
    }
    expect(send('claim', staff, carol)).toBe('under_review')
    expect(send('approve', admin, amina, { ...input, revision: 1 })).toBe('under_review')
    expect(send('reject', staff, carol, { revision: 1 })).toBe('under_review')
    expect(send('reject', staff, carol, { ...input, revision: 1 })).toBe('rejected')
    expect(send('approve', staff, carol)).toBe('rejected')
    expect(send('reopen', admin, amina)).toBe('pending')
    expect(send('approve', admin, amina)).toBe('approved')
    expect(send('submit_update', staff, owner)).toBe('update_pending')
    expect(send('suspend', admin, amina)).toBe('suspended')
    expect(send('reinstate', admin, amina)).toBe('update_pending')
  })
})
