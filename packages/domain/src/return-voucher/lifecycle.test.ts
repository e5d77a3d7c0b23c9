import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { Actor } from '@console/core/contracts'
import { type Caller, firstHindrance, machineOf, transitionOf } from '@console/core/flows'
import { type ReturnEvent, type ReturnRecord, type ReturnSaying, returnVoucher } from './lifecycle'
import { returnHindrances, type ReturnStatus, returnStatuses } from './terms'

const carol: Actor = { token: 'carol', name: 'Carol Nansubuga', role: 'staff' }
const daudi: Actor = { token: 'daudi', name: 'Daudi Mushi', role: 'staff' }
const staff: Caller = { token: 'carol', roles: ['staff'] }
const admin: Caller = { token: 'brian', roles: ['admin'] }
const at = '2026-06-15T09:00:00Z'
const events = [...new Set(returnVoucher.table.map(({ event }) => event))]

const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const said: ReturnSaying = {
  lines: [{ lineId: 'beans', amount: 400 }],
  reasonCode: 'used',
  note: 'The bag was opened.',
}

function recordOf(status: ReturnStatus): ReturnRecord {
  return {
    status,
    claimedBy: status === 'under_review' ? carol : null,
    isOverWindow: false,
    proposedBy: null,
    lines: [
      { lineId: 'beans', amount: kes(500), granted: null },
      { lineId: 'lamps', amount: kes(90), granted: null },
    ],
  }
}

const leads: Record<ReturnStatus, Partial<Record<ReturnEvent, ReturnStatus>>> = {
  submitted: { claim: 'under_review' },
  under_review: {
    claim: 'under_review',
    release: 'submitted',
    ask: 'changes_requested',
    propose: 'under_review',
    approve: 'approved',
    reject: 'rejected',
  },
  changes_requested: { resubmit: 'submitted' },
  approved: { refund: 'refunding' },
  refunding: { refund_succeeded: 'refunded', refund_failed: 'approved' },
  refunded: { close: 'closed' },
  closed: {},
  rejected: {},
}

function hindrance(
  record: ReturnRecord,
  event: ReturnEvent,
  body: ReturnSaying | undefined = said,
  caller = staff,
) {
  return firstHindrance(returnVoucher, { record, event, caller, body })
}

function after(record: ReturnRecord, event: ReturnEvent, body = said): ReturnRecord {
  const transition = transitionOf(returnVoucher, record, event)!
  return returnVoucher.after(record, transition, { by: carol, at, body })
}

describe('domain design 5.8: returns', () => {
  test.each(returnStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event of what is $status',
    ({ status, event }) => {
      const record = recordOf(status)
      const next = leads[status][event]
      expect(hindrance(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      if (next) expect(after(record, event).status).toBe(next)
    },
  )

  test('the machine reaches every status', () => {
    const machine = machineOf('returnVoucher', returnVoucher, recordOf('submitted'))
    const paths = getShortestPaths(machine, {
      events: events.map((type) => {
        return { type, caller: staff, body: said, how: { by: carol, at, body: said } }
      }) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(returnStatuses))
  })

  test('who looks at it has it until it is decided, asked about or released', () => {
    const claimed = after(recordOf('submitted'), 'claim')
    expect(claimed.claimedBy).toEqual(carol)
    expect(after(claimed, 'propose').claimedBy).toEqual(carol)
    for (const event of ['release', 'ask', 'approve', 'reject'] as const)
      expect(after(claimed, event).claimedBy).toBeNull()
  })
})

describe('what is granted', () => {
  const record = recordOf('under_review')

  test('is said line by line; a line that is not named gets nothing', () => {
    const { lines } = after(record, 'approve')
    expect(lines.map(({ granted }) => granted)).toEqual([kes(400), kes(0)])
  })

  test('what staff proposed is granted as it is, or otherwise', () => {
    expect(hindrance(record, 'approve', {}, admin)).toBe('lines_missing')
    const proposed = after(record, 'propose')
    expect(proposed.proposedBy).toEqual(carol)
    expect(hindrance(proposed, 'approve', {}, admin)).toBeNull()
    expect(after(proposed, 'approve', {}).lines[0]?.granted).toEqual(kes(400))
    const other = { lines: [{ lineId: 'lamps', amount: 90 }] }
    expect(after(proposed, 'approve', other).lines[0]?.granted).toEqual(kes(0))
  })
})

describe('what hinders it', () => {
  const record = recordOf('under_review')
  const late: ReturnRecord = { ...record, isOverWindow: true }
  const daudis: ReturnRecord = { ...record, claimedBy: daudi }
  const lines = (amount: number, lineId = 'beans') => ({ lines: [{ lineId, amount }] })

  test.each<[string | null, ReturnRecord, ReturnEvent, ReturnSaying?, Caller?]>([
    ['claimed_by_other', daudis, 'claim'],
    ['claimed_by_other', daudis, 'ask'],
    [null, daudis, 'approve', said, admin],
    ['claimed_by_other', daudis, 'propose', said, admin],
    ['lines_missing', record, 'propose', {}],
    ['lines_missing', record, 'approve', lines(0), admin],
    ['amount_exceeded', record, 'approve', lines(501), admin],
    ['amount_exceeded', record, 'approve', lines(1.5), admin],
    ['amount_exceeded', record, 'approve', lines(-1), admin],
    ['amount_exceeded', record, 'approve', lines(1, 'salt'), admin],
    [null, record, 'approve', lines(500), admin],
    ['outside_window', late, 'propose'],
    ['outside_window', late, 'approve', lines(400), admin],
    [null, late, 'approve', said, admin],
    ['message_missing', record, 'ask', {}],
    ['reason_missing', record, 'reject', {}],
    ['note_missing', record, 'reject', { reasonCode: 'other', note: 'No.' }],
  ])('%s', (rule, of, event, body, caller) => {
    expect(hindrance(of, event, body, caller)).toBe(rule)
  })

  test('nothing is missing before anything is said', () => {
    for (const event of ['ask', 'propose', 'approve', 'reject'] as const) {
      const attempt = { record, event, caller: admin, body: undefined }
      const own = { ...attempt, caller: staff }
      expect(firstHindrance(returnVoucher, event === 'propose' ? own : attempt)).toBeNull()
    }
    const attempt = { record: late, event: 'approve', caller: admin, body: undefined } as const
    expect(firstHindrance(returnVoucher, attempt)).toBeNull()
  })

  test('every rule of the table is one that can be broken, and has a name for the reader', () => {
    const named = new Set(returnVoucher.table.flatMap(({ hinderedBy }) => hinderedBy))
    expect(named).toEqual(new Set(Object.keys(returnVoucher.rules)))
    for (const rule of named) expect(returnHindrances).toContain(rule)
  })
})
