import { firstBlocker, machineOf, requireTransition } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { expiryOf } from './expiry'
import { licenceKey } from './contract'
import { companyLifecycle } from './lifecycle'
import { companyActions, companyStatuses } from './terms'

const caller = { token: 'brian', roles: ['admin'] }
const blockerOf = (status: 'active' | 'suspended', event: 'suspend' | 'reinstate', body: object) =>
  firstBlocker(companyLifecycle, { record: { status }, event, caller, body })

describe('events of a company', () => {
  test('is suspended for a reason, and reinstated', () => {
    expect(blockerOf('active', 'suspend', {})).toBe('reason_missing')
    expect(blockerOf('active', 'suspend', { reasonCode: 'other' })).toBe('note_missing')
    expect(blockerOf('active', 'suspend', { reasonCode: 'licence_revoked' })).toBeNull()
    expect(blockerOf('active', 'reinstate', {})).toBe('wrong_status')
    expect(blockerOf('suspended', 'suspend', {})).toBe('wrong_status')
    expect(blockerOf('suspended', 'reinstate', {})).toBeNull()
    const transition = requireTransition(companyLifecycle, { status: 'active' }, 'suspend')
    expect(companyLifecycle.after({ status: 'active' }, transition).status).toBe('suspended')
  })

  test('the machine reaches every status', () => {
    const paths = getShortestPaths(machineOf('company', companyLifecycle, { status: 'active' }), {
      events: companyActions.map((type) => ({
        type,
        caller,
        body: { reasonCode: 'licence_revoked' },
        how: {},
      })) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(companyStatuses))
  })
})

test.each([
  ['2026-06-14', 'expired'],
  ['2026-06-15', 'expiring'],
  ['2026-08-14', 'expiring'],
  ['2026-08-15', 'valid'],
])(
  'a licence until %s is %s on 15 June: its last day counts, and notice is 60 days',
  (day, expiry) => {
    expect(expiryOf(day, '2026-06-15T23:30:00Z')).toBe(expiry)
  },
)

test('a licence number matches in any spelling, but not with another regulator', () => {
  const key = licenceKey({ regulator: 'PPB', licenceNo: 'L/2024/1041' })
  expect(licenceKey({ regulator: 'PPB', licenceNo: 'l-2024 1041' })).toBe(key)
  expect(licenceKey({ regulator: 'NDA', licenceNo: 'L/2024/1041' })).not.toBe(key)
})
