import { firstBlocker, machineOf } from '@console/core/flows'
import { expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { shopUserLifecycle } from './lifecycle'
import { shopUserStatuses } from './terms'

const caller = { token: 'brian', roles: ['admin'] }

test.each([
  ['unconfirmed', 'block', 'wrong_status'],
  ['active', 'block', null],
  ['blocked', 'block', 'wrong_status'],
  ['deleted', 'block', 'wrong_status'],
  ['active', 'unblock', 'wrong_status'],
  ['blocked', 'unblock', null],
  ['deleted', 'unblock', 'wrong_status'],
] as const)('a customer who is %s: %s', (status, event, blocker) => {
  const blockedFor = (note: string) =>
    firstBlocker(shopUserLifecycle, { record: { status }, event, caller, body: { note } })
  expect(blockedFor('Three orders refused.')).toBe(blocker)
  expect(blockedFor(' No ')).toBe(blocker ?? 'note_missing')
})

test('the machine reaches every status', () => {
  const events = ['confirm', 'block', 'unblock', 'reveal', 'delete'].map((type) => ({
    type,
    caller,
    body: { note: 'Asked for it.' },
    how: {},
  }))
  const machine = machineOf('shopUser', shopUserLifecycle, { status: 'unconfirmed' })
  const paths = getShortestPaths(machine, { events: events as never[] })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(shopUserStatuses))
})
