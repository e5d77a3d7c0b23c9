import { staffMemberDetail, type StaffRole } from '@console/domain/staff-member'
import { beforeEach, expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { authHandlers } from '../account/authHandlers'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { day, hour, sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { businessEndpoints } from '../business/endpoints'
import { staffEndpoints } from './endpoints'
import { staffEntity } from '../../accounts/staffEntity'
import { fixtureStaffMember } from '../../accounts/staffFixtures'

const [amina, brian, carol, , eve] = sampleAccounts as [Account, Account, Account, Account, Account]

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

const ask = callAs('/api/business', staffEndpoints, { handlers: authHandlers }, businessEndpoints)

async function call(method: string, path: string, account: Account, body?: object, version = 1) {
  const { status, answer } = await ask(method, path, { body, version, account })
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status, answer: answer as any }
}

function decide(token: string, account: Account, action: string, input: object = {}) {
  const { version } = database.find(staffEntity, token)!
  return call(
    'POST',
    `/staff/${token}/decisions`,
    account,
    { action, revision: 1, ...input },
    version,
  )
}

const note = 'Left the team.'

async function blockerOf(token: string, account: Account, action: string) {
  const { answer } = await call('GET', `/staff/${token}`, account)
  return staffMemberDetail.parse(answer)._actions.find((each) => each.action === action)?.blocker
}

test('every response about the staff matches its schema, including refusals', async () => {
  expect((await callEverything(staffEndpoints)).wrong).toEqual([])
}, 60_000)

test('administrators can read the staff; others are refused', async () => {
  expect((await call('GET', '/staff', brian)).answer.total).toBe(40)
  expect((await call('GET', '/staff', carol)).status).toBe(403)
  expect((await call('GET', '/staff', eve)).status).toBe(403)
})

test('a suspended member is signed out at the next call and cannot sign in until reinstated', async () => {
  const token = fixtureStaffMember('staff')
  const signIn = { email: carol.email, password: 'console' }
  expect((await decide(token, brian, 'suspend', { note: 'No' })).status).toBe(422)
  expect((await decide(token, brian, 'suspend', { note })).status).toBe(200)
  expect((await call('GET', '/businesses', carol)).status).toBe(401)
  expect((await call('POST', '/auth/login', carol, signIn)).status).toBe(401)
  expect((await decide(token, brian, 'reactivate', { note: 'Came back.' })).status).toBe(200)
  expect((await call('GET', '/businesses', carol)).status).toBe(200)
  expect((await call('POST', '/auth/login', carol, signIn)).status).toBe(202)
})

test('a change of roles applies from the next call', async () => {
  expect((await call('GET', '/staff', carol)).status).toBe(403)
  const roles: StaffRole[] = ['staff', 'admin']
  await decide(fixtureStaffMember('staff'), brian, 'change_roles', { roles })
  expect((await call('GET', '/staff', carol)).status).toBe(200)
  expect(
    (await call('POST', '/auth/login', carol, { email: carol.email, password: 'console' })).answer,
  ).toMatchObject({ user_info: { roles } })
})

test.each([
  ['suspending the last SuperAdmin', 'lastSuperAdmin', amina, 'suspend', 'last_super_admin', 409],
  ['suspending your own account', 'admin', brian, 'suspend', 'own_account', 403],
  [
    'suspending a SuperAdmin, by an administrator',
    'lastSuperAdmin',
    brian,
    'suspend',
    'super_admin_only',
    403,
  ],
  [
    'reactivating a SuperAdmin, by an administrator',
    'suspendedSuperAdmin',
    brian,
    'reactivate',
    'super_admin_only',
    403,
  ],
] as const)('refuses %s', async (_, name, account, action, blocker, status) => {
  const token = fixtureStaffMember(name)
  expect(await blockerOf(token, account, action)).toBe(blocker)
  expect((await decide(token, account, action, { note })).status).toBe(status)
})

test('only a SuperAdmin can grant that role, and is then not the last one', async () => {
  const token = fixtureStaffMember('admin')
  const roles = ['SuperAdmin']
  const input = await decide(fixtureStaffMember('staff'), brian, 'change_roles', { roles })
  expect(input).toMatchObject({ status: 422, answer: { code: 'super_admin_given' } })
  expect((await decide(token, amina, 'change_roles', { roles })).status).toBe(200)
  expect(await blockerOf(fixtureStaffMember('lastSuperAdmin'), brian, 'suspend')).toBeNull()
})

/** Opens the link of an invitation. */
function accept(link: string) {
  const token = new URL(link, 'http://x').searchParams.get('token')
  return call('POST', '/auth/invitation', brian, { token, password: 'mlima-2026' })
}

/** Refusal of a link that no longer works. */
const ended = { status: 409, answer: { code: 'invitation_ended' } }

test('an address is invited once; its invitation expires, can be resent and can be revoked', async () => {
  const body = { name: 'Grace Njeri', email: 'Grace@console.example', roles: ['staff'] }
  const { status, answer } = await call('POST', '/staff/invitations', brian, body)
  expect([status, answer.member.status]).toEqual([201, 'invited'])
  const again = await call('POST', '/staff/invitations', brian, body)
  expect(again).toMatchObject({ status: 409, answer: { errors: [{ pointer: '/email' }] } })
  const asSuper = { ...body, email: 'g2@console.example', roles: ['SuperAdmin'] }
  expect((await call('POST', '/staff/invitations', brian, asSuper)).status).toBe(422)
  expect((await call('POST', '/staff/invitations', carol, asSuper)).status).toBe(403)

  const token: string = answer.member.staffToken
  database.setClock(() => sampleStart + 8 * day)
  expect((await call('GET', `/staff/${token}`, brian)).answer.status).toBe('expired')
  expect(await accept(answer.link)).toMatchObject(ended)
  expect((await decide(token, brian, 'resend')).answer.record.status).toBe('invited')
  const { link } = (await call('POST', `/staff/${token}/link`, brian)).answer
  expect((await decide(token, brian, 'revoke')).answer.record.status).toBe('deactivated')
  expect(await accept(link)).toMatchObject(ended)
})

test('a resent invitation has a new link, shown to those who may send it, and the old link stops working', async () => {
  const body = { name: 'Grace Njeri', email: 'grace@console.example', roles: ['staff'] }
  const { answer } = await call('POST', '/staff/invitations', brian, body)
  const { staffToken } = answer.member
  await decide(staffToken, brian, 'resend')
  const reported = await call('POST', `/staff/${staffToken}/link`, brian)
  expect(reported.status).toBe(200)
  expect(reported.answer.link).not.toBe(answer.link)
  const history = await call('GET', `/staff/${staffToken}/history`, brian)
  expect(history.answer.items[0]).toMatchObject({ type: 'staffMember.link_told' })
  expect(await accept(answer.link)).toMatchObject(ended)
  expect((await accept(reported.answer.link)).status).toBe(200)
  expect((await call('POST', `/staff/${staffToken}/link`, brian)).status).toBe(409)
})

test('only SuperAdmins can read the link of a SuperAdmin’s invitation', async () => {
  const body = { name: 'Grace Njeri', email: 'grace@console.example', roles: ['SuperAdmin'] }
  const { answer } = await call('POST', '/staff/invitations', amina, body)
  const path = `/staff/${answer.member.staffToken}/link`
  expect((await call('POST', path, brian)).status).toBe(403)
  expect((await call('POST', path, amina)).status).toBe(200)
})

test('a password alone does not sign in a user with two-step sign-in; the sample accounts do not have it', async () => {
  const other = database
    .rows(staffEntity)
    .find(({ status, twoStep }) => status === 'active' && twoStep)
  const signIn = (email: string) =>
    call('POST', '/auth/login', brian, { email, password: 'console' })
  expect((await signIn(other!.email)).status).toBe(401)
  expect((await signIn(brian.email)).status).toBe(202)
  expect((await call('GET', `/staff/${brian.token}`, amina)).answer.twoStep).toBe(false)
})

test('an administrator can release the claims of a colleague once, and their records then wait for anyone', async () => {
  const token = fixtureStaffMember('claiming')
  const before = (await call('GET', `/staff/${token}`, brian)).answer
  expect(before.openClaims).toBeGreaterThan(0)
  expect(before.claims).toHaveLength(before.openClaims)
  expect((await decide(token, brian, 'release')).answer.record).toMatchObject({ openClaims: 0 })
  expect(await blockerOf(token, brian, 'release')).toBe('no_claims')
  expect((await decide(token, brian, 'release')).status).toBe(409)
  const business = before.claims.find(({ kind }: { kind: string }) => kind === 'businesses')
  if (business)
    expect((await call('GET', `/businesses/${business.record.token}`, brian)).answer).toMatchObject(
      {
        claim: null,
        approvalStatus: 'pending',
      },
    )
  // A claim also ends automatically.
  resetSampleBackend()
  database.setClock(() => sampleStart + hour)
  expect((await call('GET', `/staff/${token}`, brian)).answer.openClaims).toBe(0)
})
