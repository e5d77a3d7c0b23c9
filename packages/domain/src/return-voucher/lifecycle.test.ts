import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { Actor } from '@console/core/contracts'
import { type Caller, firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { grantReversal } from './grant'
import { type ReturnEvent, type ReturnRecord, type ReturnInput, returnVoucher } from './lifecycle'
import { type ReturnStatus, returnStatuses } from '../order/returns'
import { returnBlockers } from './terms'

const carol: Actor = { token: 'carol', name: 'Carol Nansubuga', role: 'staff' }
const daudi: Actor = { token: 'daudi', name: 'Daudi Mushi', role: 'staff' }
const staff: Caller = { token: 'carol', roles: ['staff'] }
const admin: Caller = { token: 'brian', roles: ['admin'] }
const at = '2026-06-15T09:00:00Z'
const events = [...new Set(returnVoucher.table.map(({ event }) => event))]

const kes = (amount: number) => ({ amount, currency: 'KES' as const })

/** Three of five beans at 100 are returned, after one was returned before; the only lamp is returned, too. */
const lineOf = (lineId: string, quantity: number, sold: number, returned: number) => ({
  lineId,
  quantity,
  amount: kes(100 * quantity),
  granted: null,
  restock: true,
  sold: {
    unitPrice: kes(100),
    quantity: sold,
    discount: kes(0),
    total: kes(100 * sold),
    returned,
    rates: { platform: { rateToken: 'r', rateBps: 1000 }, agent: null },
  },
})

const grant = (lineId: string, quantity: number, amount: number) => ({
  lineId,
  quantity,
  amount: kes(amount),
  restock: false,
})

const input: ReturnInput = {
  lines: [grant('beans', 3, 250)],
  reasonCode: 'used',
  note: 'The bag was opened.',
}

function recordOf(status: ReturnStatus): ReturnRecord {
  return {
    status,
    claimedBy: status === 'under_review' ? carol : null,
    isOverWindow: false,
    proposedBy: null,
    refundMethod: 'original',
    payment: { method: 'card', isPaid: true, refundable: kes(500) },
    lines: [lineOf('beans', 3, 5, 1), lineOf('lamps', 1, 1, 0)],
  }
}

const leads: Record<ReturnStatus, Partial<Record<ReturnEvent, ReturnStatus>>> = {
  submitted: { claim: 'under_review' },
  under_review: {
    release: 'submitted',
    ask: 'changes_requested',
    propose: 'under_review',
    approve: 'approved',
    reject: 'rejected',
  },
  changes_requested: { resubmit: 'submitted' },
  approved: { refund: 'refunding' },
  refunding: { check: 'refunding', refund_succeeded: 'refunded', refund_failed: 'approved' },
  refunded: { close: 'closed' },
  closed: {},
  rejected: {},
}

function blocker(
  record: ReturnRecord,
  event: ReturnEvent,
  body: ReturnInput | undefined = input,
  caller = staff,
) {
  return firstBlocker(returnVoucher, { record, event, caller, body })
}

function after(record: ReturnRecord, event: ReturnEvent, body = input): ReturnRecord {
  const transition = transitionOf(returnVoucher, record, event)!
  return returnVoucher.after(record, transition, { by: carol, at, body })
}

describe('events of a return: staff propose, administrators grant', () => {
  test.each(returnStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const record = recordOf(status)
      const next = leads[status][event]
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      if (next) expect(after(record, event).status).toBe(next)
    },
  )

  test('the machine reaches every status', () => {
    const machine = machineOf('returnVoucher', returnVoucher, recordOf('submitted'))
    const paths = getShortestPaths(machine, {
      events: events.map((type) => {
        return { type, caller: staff, body: input, how: { by: carol, at, body: input } }
      }) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(returnStatuses))
  })

  test('the reviewer keeps the claim until a decision, a question or a release', () => {
    const claimed = after(recordOf('submitted'), 'claim')
    expect(claimed.claimedBy).toEqual(carol)
    expect(after(claimed, 'propose').claimedBy).toEqual(carol)
    for (const event of ['release', 'ask', 'approve', 'reject'] as const)
      expect(after(claimed, event).claimedBy).toBeNull()
  })
})

describe('the grant', () => {
  const record = recordOf('under_review')

  test('is made line by line; an omitted line gets nothing', () => {
    const { lines } = after(record, 'approve')
    expect(lines.map(({ granted }) => granted)).toEqual([
      { quantity: 3, amount: kes(250) },
      { quantity: 0, amount: kes(0) },
    ])
    expect(lines.map(({ restock }) => restock)).toEqual([false, false])
  })

  test('is the proposal of staff, unless the input differs', () => {
    expect(blocker(record, 'approve', {}, admin)).toBe('lines_missing')
    const proposed = after(record, 'propose', { ...input, method: 'credit_note' })
    expect(proposed).toMatchObject({ proposedBy: carol, refundMethod: 'credit_note' })
    expect(blocker(proposed, 'approve', {}, admin)).toBeNull()
    expect(after(proposed, 'approve', {}).lines[0]?.granted?.amount).toEqual(kes(250))
    const other = { lines: [grant('lamps', 1, 90)] }
    expect(after(proposed, 'approve', other).lines[0]?.granted?.amount).toEqual(kes(0))
  })

  test('in full covers the requested pieces, less those returned otherwise', () => {
    expect(blocker(record, 'approve', { full: true }, admin)).toBeNull()
    const all = after(record, 'approve', { full: true }).lines.map(({ granted }) => granted)
    expect(all).toEqual([
      { quantity: 3, amount: kes(300) },
      { quantity: 1, amount: kes(100) },
    ])
    const gone = { ...record, lines: [lineOf('beans', 3, 5, 4)] }
    expect(after(gone, 'approve', { full: true }).lines[0]?.granted).toEqual({
      quantity: 1,
      amount: kes(100),
    })
  })

  test('predicts the commission to reverse', () => {
    expect(grantReversal({ ...record, amount: kes(0) }, [grant('beans', 2, 1)])).toEqual({
      platform: kes(20),
      agent: kes(0),
    })
  })
})

describe('blockers', () => {
  const record = recordOf('under_review')
  const late: ReturnRecord = { ...record, isOverWindow: true }
  const daudis: ReturnRecord = { ...record, claimedBy: daudi }
  const unpaid = {
    ...record,
    payment: { method: 'on_account' as const, isPaid: false, refundable: kes(0) },
  }
  const lines = (quantity: number, amount: number, lineId = 'beans') => ({
    lines: [grant(lineId, quantity, amount)],
  })

  test.each<[string | null, ReturnRecord, ReturnEvent, ReturnInput?, Caller?]>([
    ['claimed_by_other', daudis, 'release'],
    ['claimed_by_other', daudis, 'ask'],
    [null, daudis, 'release', input, admin],
    [null, daudis, 'approve', input, admin],
    ['claimed_by_other', daudis, 'propose', input, admin],
    ['lines_missing', record, 'propose', {}],
    ['lines_missing', record, 'approve', lines(1, 0), admin],
    ['quantity_exceeded', record, 'approve', lines(4, 100), admin],
    ['quantity_exceeded', record, 'approve', lines(1.5, 100), admin],
    ['quantity_exceeded', record, 'approve', lines(1, 1, 'salt'), admin],
    [
      'quantity_exceeded',
      record,
      'approve',
      { lines: [grant('beans', 1, 1), grant('beans', 1, 1)] },
      admin,
    ],
    [
      'quantity_exceeded',
      { ...record, lines: [lineOf('beans', 3, 5, 3)] },
      'approve',
      lines(3, 1),
      admin,
    ],
    ['amount_exceeded', record, 'approve', lines(3, 301), admin],
    ['amount_exceeded', record, 'approve', lines(2, 201), admin],
    ['amount_exceeded', record, 'approve', lines(1, 1.5), admin],
    ['amount_exceeded', record, 'approve', lines(1, -1), admin],
    [
      'amount_exceeded',
      record,
      'approve',
      { lines: [{ ...grant('beans', 1, 1), amount: { amount: 1, currency: 'UGX' } }] },
      admin,
    ],
    [
      'amount_exceeded',
      { ...record, payment: { ...record.payment, refundable: kes(299) } },
      'approve',
      lines(3, 300),
      admin,
    ],
    [null, record, 'approve', lines(3, 300), admin],
    ['method_wrong', record, 'approve', { ...lines(1, 1), method: 'cash' }, admin],
    [
      'method_wrong',
      { ...unpaid, payment: { ...unpaid.payment, refundable: kes(500) } },
      'approve',
      lines(1, 1),
      admin,
    ],
    [null, unpaid, 'approve', { ...lines(3, 300), method: 'credit_note' }, admin],
    ['outside_window', late, 'propose'],
    ['waiver_missing', late, 'approve', lines(3, 300), admin],
    [null, late, 'approve', input, admin],
    ['message_missing', record, 'ask', {}],
    ['reason_missing', record, 'reject', {}],
    ['note_missing', record, 'reject', { reasonCode: 'other', note: 'No.' }],
  ])('%s', (rule, of, event, body, caller) => {
    expect(blocker(of, event, body, caller)).toBe(rule)
  })

  test('reports nothing missing before the input is entered', () => {
    for (const event of ['ask', 'propose', 'approve', 'reject'] as const) {
      const attempt = { record, event, caller: admin, body: undefined }
      const own = { ...attempt, caller: staff }
      expect(firstBlocker(returnVoucher, event === 'propose' ? own : attempt)).toBeNull()
    }
    const attempt = { record: late, event: 'approve', caller: admin, body: undefined } as const
    expect(firstBlocker(returnVoucher, attempt)).toBeNull()
  })

  test('every blocker in the table has a rule and a message', () => {
    const named = new Set(returnVoucher.table.flatMap(({ blockedBy }) => blockedBy))
    expect(named).toEqual(new Set(Object.keys(returnVoucher.rules)))
    for (const rule of named) expect(returnBlockers).toContain(rule)
  })
})
