import { voucherWorkflow, type VoucherRow } from '@console/domain/commission-voucher'
import { expect, test } from 'vitest'
import { reconcileOutcomes } from './reconcileOutcomes'
import { bulkGroups, groupOf } from './bulkParts'

/** Voucher as the answer has it; version 2 by default. */
function voucher(status: VoucherRow['status'], version = 2, blocker: 'same_person' | null = null) {
  return { status, version, _actions: [{ action: 'pay', blocker }] } as unknown as VoucherRow
}

type Given = Parameters<typeof reconcileOutcomes<VoucherRow>>[3][number]

/** Normalized outcome of one voucher that was to be paid at its version 1. */
function of(outcome: Given['outcome'], row: VoucherRow, code: string | null = null) {
  const problem = code === null ? null : { code, message: 'No.', decision: null }
  const [first] = reconcileOutcomes(
    [voucherWorkflow],
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

test('a conflict at the submitted version is not eligible, with the reason from its row', () => {
  const row = voucher('approved', 1, 'same_person')
  expect(of('conflict', row, 'state_conflict')).toMatchObject({
    outcome: 'not_eligible',
    problem: { code: 'same_person' },
  })
  expect(of('conflict', { ...row, _actions: [] }, 'state_conflict')?.problem?.code).toBe(
    'wrong_status',
  )
})

test('a record at another version was changed by another user', () => {
  expect(of('conflict', voucher('paid'), 'state_conflict')?.outcome).toBe('conflict')
  expect(of('not_eligible', voucher('paid'), 'same_person')?.outcome).toBe('stale')
})

test('every outcome is in exactly one group', () => {
  const outcomes = Object.values(bulkGroups).flat()
  expect(new Set(outcomes).size).toBe(outcomes.length)
})
