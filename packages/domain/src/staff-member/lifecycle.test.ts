import { firstBlocker, machineOf, requireTransition } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { type StaffEvent, staffLifecycle, type StaffRecord } from './lifecycle'
import { staffActions, type StaffStatus, staffStatuses } from './terms'

const admin = { token: 'brian', roles: ['admin'] }
const superAdmin = { token: 'amina', roles: ['SuperAdmin'] }
const body = { note: 'Left the team.', roles: ['admin' as const] }

/** A newly invited person. */
const newcomer: StaffRecord = {
  staffToken: 'newcomer',
  roles: ['staff'],
  status: 'invited',
  twoStep: true,
  openClaims: 1,
  superAdmins: 1,
}

const leads: Record<StaffStatus, Partial<Record<StaffEvent, StaffStatus>>> = {
  invited: { change_roles: 'invited', resend: 'invited', revoke: 'deactivated' },
  expired: { resend: 'invited', revoke: 'deactivated' },
  active: {
    change_roles: 'active',
    suspend: 'suspended',
    release: 'active',
    reset_two_step: 'active',
  },
  suspended: { change_roles: 'suspended', reactivate: 'active', release: 'suspended' },
  deactivated: { resend: 'invited' },
}

describe('events of a staff member', () => {
  test.each(staffStatuses.flatMap((status) => staffActions.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const record = { ...newcomer, status }
      const next = leads[status][event]
      const blocker = firstBlocker(staffLifecycle, { record, event, caller: admin, body })
      expect(blocker).toBe(next === undefined ? 'wrong_status' : null)
      if (next === undefined) return
      const transition = requireTransition(staffLifecycle, record, event)
      const how = { by: { ...admin, name: 'Brian', role: 'admin' as const }, at: '', body }
      expect(staffLifecycle.after(record, transition, how).status).toBe(next)
    },
  )

  test('the machine reaches every status', () => {
    const events = [...staffActions, 'join', 'expire'].map((type) => ({
      type,
      caller: superAdmin,
      body,
      how: { by: admin, at: '', body },
    }))
    const machine = machineOf('staffMember', staffLifecycle, newcomer)
    const paths = getShortestPaths(machine, { events: events as never[] })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(staffStatuses))
  })

  const amina: Partial<StaffRecord> = { staffToken: 'amina', roles: ['SuperAdmin'] }
  test.each([
    [
      'the last SuperAdmin cannot be suspended',
      amina,
      superAdmin,
      'suspend',
      body,
      'last_super_admin',
    ],
    [
      'one of two SuperAdmins can be suspended',
      { ...amina, superAdmins: 2 },
      { ...superAdmin, token: 'x' },
      'suspend',
      body,
      null,
    ],
    [
      'staff members cannot suspend themselves',
      { staffToken: 'brian' },
      admin,
      'suspend',
      body,
      'own_account',
    ],
    [
      'staff members cannot change their own roles',
      { staffToken: 'brian' },
      admin,
      'change_roles',
      body,
      'own_account',
    ],
    [
      'an administrator cannot change the roles of a SuperAdmin',
      amina,
      admin,
      'change_roles',
      body,
      'super_admin_only',
    ],
    [
      'an administrator cannot grant the role of SuperAdmin',
      {},
      admin,
      'change_roles',
      { roles: ['SuperAdmin'] },
      'super_admin_given',
    ],
    ['a staff member needs a role', {}, admin, 'change_roles', { roles: [] }, 'roles_missing'],
    [
      'a change of roles needs different roles',
      {},
      admin,
      'change_roles',
      { roles: ['staff'] },
      'roles_same',
    ],
    ['a suspension needs a reason', {}, admin, 'suspend', { note: 'Why' }, 'note_missing'],
    [
      'the reason for a suspension has at most 300 characters',
      {},
      admin,
      'suspend',
      { note: 'x'.repeat(301) },
      'note_missing',
    ],
  ] as const)('%s', (_, change, caller, event, input, blocker) => {
    const record = { ...newcomer, status: 'active' as const, ...change } as StaffRecord
    const attempt = { record, event, caller, body: input as typeof body }
    expect(firstBlocker(staffLifecycle, attempt)).toBe(blocker)
  })
})
