import type { Actor } from '@console/core/contracts'
import { type Caller, firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { voucher, type VoucherEvent, type VoucherRecord, type VoucherInput } from './lifecycle'
import { type VoucherStatus, voucherStatuses } from './terms'

const carol: Actor = { token: 'carol', name: 'Carol Nansubuga', role: 'staff' }
const brian: Actor = { token: 'brian', name: 'Brian Otieno', role: 'admin' }
const staff: Caller = { token: 'carol', roles: ['staff'] }
const admin: Caller = { token: 'brian', roles: ['admin'] }
const at = '2026-06-15T09:00:00Z'
const events = [...new Set(voucher.table.map(({ event }) => event))]

const input: VoucherInput = {
  reasonCode: 'wrong_amount',
  note: 'The bonus is missing.',
  receiptNo: 'R-4711',
}

function recordOf(status: VoucherStatus, rest: Partial<VoucherRecord> = {}): VoucherRecord {
  return {
    status,
    method: 'mobile_money',
    preparedBy: carol,
    approvedBy: null,
    paidBy: null,
    areEntriesTaken: false,
    isDestinationVerified: true,
    ...rest,
  }
}

const leads: Record<VoucherStatus, Partial<Record<VoucherEvent, VoucherStatus>>> = {
  draft: { submit: 'submitted', cancel: 'cancelled' },
  submitted: { approve: 'approved', return: 'draft', cancel: 'cancelled' },
  approved: { pay: 'paying', cancel: 'cancelled' },
  paying: { check: 'paying', provider_paid: 'paid', provider_failed: 'failed' },
  failed: { retry: 'paying', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
}

function blocker(
  record: VoucherRecord,
  event: VoucherEvent,
  caller: Caller = event === 'submit' ? staff : admin,
  body: VoucherInput | undefined = input,
) {
  return firstBlocker(voucher, { record, event, caller, body })
}

function after(record: VoucherRecord, event: VoucherEvent, by: Actor): VoucherRecord {
  return voucher.after(record, transitionOf(voucher, record, event)!, { by, at, body: input })
}

describe('events of a voucher: two people, and no undo', () => {
  test.each(voucherStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const next = leads[status][event]
      expect(blocker(recordOf(status), event)).toBe(next === undefined ? 'wrong_status' : null)
      if (next) expect(after(recordOf(status), event, brian).status).toBe(next)
    },
  )

  test('the machine reaches every status, and the author never approves or pays', () => {
    const machine = machineOf('voucher', voucher, recordOf('draft'))
    const paths = getShortestPaths(machine, {
      events: events.flatMap((type) =>
        [
          { caller: staff, by: carol },
          { caller: admin, by: brian },
          // Someone with both roles, who prepared it.
          { caller: { ...staff, roles: ['admin'] }, by: carol },
        ].map(({ caller, by }) => ({ type, caller, body: input, how: { by, at, body: input } })),
      ) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(voucherStatuses))
    for (const { state } of paths) {
      const { approvedBy, paidBy } = (state.context as { record: VoucherRecord }).record
      expect(approvedBy?.token).not.toBe('carol')
      expect(paidBy?.token).not.toBe('carol')
    }
  })

  test('cash is paid with a receipt, and never sent', () => {
    const cash = recordOf('approved', { method: 'cash' })
    expect(blocker(cash, 'pay')).toBe('wrong_status')
    expect(blocker(cash, 'mark_paid')).toBeNull()
    expect(blocker(cash, 'mark_paid', admin, { receiptNo: ' ' })).toBe('receipt_missing')
    expect(after(cash, 'mark_paid', brian)).toMatchObject({ status: 'paid', paidBy: brian })
  })

  test('only the author submits a voucher, with free entries and to a verified account', () => {
    expect(blocker(recordOf('draft'), 'submit', admin)).toBe('not_preparer')
    expect(blocker(recordOf('draft', { areEntriesTaken: true }), 'submit')).toBe('entries_taken')
    const unverified = recordOf('draft', { isDestinationVerified: false })
    expect(blocker(unverified, 'submit')).toBe('destination_unverified')
  })

  test('staff cancel only their own drafts', () => {
    expect(blocker(recordOf('draft'), 'cancel', staff)).toBeNull()
    expect(blocker(recordOf('submitted'), 'cancel', staff)).toBe('not_canceller')
    expect(blocker(recordOf('draft', { preparedBy: brian }), 'cancel', staff)).toBe('not_canceller')
  })

  test('a return, or a cancellation for another reason, needs a note', () => {
    expect(blocker(recordOf('submitted'), 'return', admin, { note: 'no' })).toBe('note_missing')
    expect(blocker(recordOf('submitted'), 'cancel', admin, {})).toBe('reason_missing')
    expect(blocker(recordOf('submitted'), 'cancel', admin, { reasonCode: 'other' })).toBe(
      'note_missing',
    )
  })
})
