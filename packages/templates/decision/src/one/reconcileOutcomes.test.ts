import { voucherKind, type VoucherRow } from '@console/domain/commission-voucher'
import { expect, test } from 'vitest'
import { reconcileOutcomes } from './reconcileOutcomes'
import { bulkGroups, groupOf } from '../many/bulkParts'

/** A voucher as the answer has it, version 2 unless it is said. */
function voucher(
  status: VoucherRow['status'],
  version = 2,
  hindrance: 'same_person' | null = null,
) {
  return { status, version, _actions: [{ action: 'pay', hindrance }] } as unknown as VoucherRow
}

type Given = Parameters<typeof reconcileOutcomes<VoucherRow>>[3][number]

/** The reconciled outcome of one voucher that was to be paid on its version 1. */
function of(outcome: Given['outcome'], row: VoucherRow, code: string | null = null) {
  const problem = code === null ? null : { code, message: 'No.', decision: null }
  const [first] = reconcileOutcomes(
    [voucherKind],
    'pay',
    [{ token: 'v', version: 1, revision: 1 }],
    [{ token: 'v', outcome, problem, row }],
  )
  return first
}

test.each([
  { status: 'paid', outcome: 'ok', group: 'done' },
  { status: 'failed', outcome: 'unsuccessful', group: 'unsuccessful' },
  { status: 'paying', outcome: 'checking', group: 'checking' },
] as const)(
  'a payment whose call succeeded and whose voucher is $status is $group',
  ({ status, outcome, group }) => {
    expect(of('ok', voucher(status))?.outcome).toBe(outcome)
    expect(groupOf(outcome)).toBe(group)
  },
)

test('nobody came first to what comes back on the version that was sent: its row says why', () => {
  const row = voucher('approved', 1, 'same_person')
  expect(of('conflict', row, 'state_conflict')).toMatchObject({
    outcome: 'not_eligible',
    problem: { code: 'same_person' },
  })
  expect(of('conflict', { ...row, _actions: [] }, 'state_conflict')?.problem?.code).toBe(
    'wrong_status',
  )
})

test('somebody did to what comes back on another version', () => {
  expect(of('conflict', voucher('paid'), 'state_conflict')?.outcome).toBe('conflict')
  expect(of('not_eligible', voucher('paid'), 'same_person')?.outcome).toBe('stale')
})

test('every outcome is told in one group', () => {
  const outcomes = Object.values(bulkGroups).flat()
  expect(new Set(outcomes).size).toBe(outcomes.length)
})
