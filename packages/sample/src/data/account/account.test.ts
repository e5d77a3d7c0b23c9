import type { Mailed } from '@console/domain/account'
import type { ShopUser } from '@console/domain/shop-user'
import { beforeEach, expect, test } from 'vitest'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { authHandlers } from './authHandlers'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { sampleAuthHandlers } from './sampleAuthHandlers'
import { standingClock } from '../../store/clock'
import { database } from '../../store/store'
import { shopUserEndpoints } from '../shop-user/endpoints'
import { shopUserEntity } from '../shop-user/entity'
import { staffEndpoints } from '../staff-member/endpoints'
import { accountEntity } from '../../accounts/accountEntity'

const call = callAs('/api', shopUserEndpoints, staffEndpoints, {
  handlers: [...authHandlers, ...sampleAuthHandlers],
})
const carol = sampleAccounts[2]!
const hour = 60 * 60 * 1000

beforeEach(() => resetSampleBackend())

const own = { displayName: 'Wanjiru Kamau', email: 'wanjiru@shop.example', password: 'mlima-2026' }

const signIn = (email: string, password: string) =>
  call('POST', '/business/auth/login', { body: { email, password } })

/** Token in a mailed link. */
function tokenIn({ answer }: { answer: unknown }): string {
  return new URL((answer as Mailed).link ?? '', 'https://console.example').searchParams.get(
    'token',
  )!
}

async function linkFor(email: string): Promise<string> {
  return tokenIn(await call('POST', '/business/auth/forgot-password', { body: { email } }))
}

const choose = (token: string, password = 'mlima-2026') =>
  call('POST', '/business/auth/password', { body: { token, password } })

const register = (change: object = {}) =>
  call('POST', '/auth/register', { body: { ...own, ...change } })

const confirm = (link: string, password = own.password) =>
  call('POST', '/auth/mail-confirm', { body: { access_token: link, password } })

const restore = (token: string) =>
  call('POST', '/business/auth/user-data', { body: { data: { token } } })

test('a registered user signs in only after their address is confirmed', async () => {
  const sent = await register()
  expect((await signIn(own.email, own.password)).answer).toMatchObject({
    detail: 'Check your username/email',
  })
  expect((await confirm(tokenIn(sent), 'mlima-2027')).answer).toMatchObject({
    status: 422,
    errors: [{ pointer: '/password', message: 'Check your password' }],
  })
  expect((await signIn(own.email, own.password)).status).toBe(401)
  expect((await confirm(tokenIn(sent))).status).toBe(200)
  expect((await signIn(own.email, own.password)).answer).toMatchObject({
    user_info: { roles: ['customer'], first_name: 'Wanjiru', last_name: 'Kamau' },
  })
  expect((await signIn(own.email, 'wrong')).answer).toMatchObject({ detail: 'Check your password' })
})

test('a registered user is a shop user, shows whether their address is confirmed, and cannot sign in once blocked', async () => {
  const users = async () => {
    const { answer } = await call('GET', '/business/shop-users?q=Wanjiru%20Kam&sort=-joinedAt')
    return (answer as { items: ShopUser[] }).items.filter(
      ({ emailMasked }) => emailMasked === 'w•••@shop.example',
    )
  }
  await register({ displayName: 'Wanjiru Kam' })
  const sent = await register({ password: 'mlima-2027' })
  const [before, ...more] = await users()
  expect([more.length, before?.name, before?.status]).toEqual([0, 'Wanjiru Kam', 'unconfirmed'])
  const at = `/business/shop-users/${before?.userToken}`
  const reveal = (field: string) =>
    call('POST', `${at}/reveal`, { body: { field, reason: 'Asked for a receipt.' } })
  expect((await reveal('email')).status).toBe(409)
  await confirm(tokenIn(sent), 'mlima-2027')
  expect((await call('GET', at)).answer).toMatchObject({
    name: 'Wanjiru Kamau',
    status: 'active',
    phoneMasked: null,
    verified: { email: true, phone: false },
  })
  expect((await reveal('email')).answer).toEqual({ value: own.email })
  expect((await reveal('phone')).status).toBe(409)
  const [{ version } = { version: 0 }] = await users()
  const block = { action: 'block', revision: 1, note: 'Asked for it.' }
  expect((await call('POST', `${at}/decisions`, { body: block, version })).status).toBe(200)
  expect((await signIn(own.email, 'mlima-2027')).status).toBe(401)
})

test('refuses an address in use and a missing name with the messages of specification 5, and any link but the mailed one with those of 8', async () => {
  const refusal = async (change: object) => (await register(change)).answer
  expect(await refusal({ displayName: ' ' })).toMatchObject({
    errors: [{ pointer: '/displayName', message: 'Enter display name' }],
  })
  for (const email of ['staff@console.example', 'customer@console.example'])
    expect(await refusal({ email })).toMatchObject({
      errors: [{ pointer: '/email', message: 'The email is already in use' }],
    })
  const link = await linkFor(carol.email)
  for (const access_token of ['abc', link])
    expect((await confirm(access_token)).answer).toMatchObject({
      status: 401,
      detail: 'Invalid access token detected',
    })
})

test('another registration of the address changes nothing: any link confirms the registration whose password is given with it', async () => {
  const links = [
    tokenIn(await register()),
    tokenIn(
      await register({
        email: ` ${own.email.toUpperCase()} `,
        displayName: 'Mallory',
        password: 'stolen-4711',
      }),
    ),
  ]
  expect((await signIn(own.email, 'stolen-4711')).status).toBe(401)
  expect((await confirm(links[1]!)).status).toBe(200)
  expect((await signIn(own.email, own.password)).answer).toMatchObject({
    user_info: { first_name: 'Wanjiru' },
  })
  expect((await signIn(own.email, 'stolen-4711')).status).toBe(401)
  for (const link of links) {
    expect((await confirm(link, 'stolen-4711')).status).toBe(422)
    // Sent again, as after a lost answer.
    expect((await confirm(link)).status).toBe(200)
  }
})

test('stores the three newest registrations of an address', async () => {
  const link = tokenIn(await register({ password: 'mlima-number-1' }))
  for (const number of [2, 3, 4]) await register({ password: `mlima-number-${number}` })
  expect((await confirm(link, 'mlima-number-1')).status).toBe(422)
  expect((await confirm(link, 'mlima-number-2')).status).toBe(200)
})

test('a link to confirm an address is valid for a day; the next registration removes accounts not confirmed by then', async () => {
  const link = tokenIn(await register())
  database.setClock(standingClock(database.now() + 24 * hour - 1))
  expect((await confirm(link, 'mlima-2027')).status).toBe(422)
  database.setClock(standingClock(database.now() + 1))
  expect((await confirm(link)).answer).toMatchObject({ status: 401 })
  const { accountToken } = database.rows(accountEntity).find(({ email }) => email === own.email)!
  const stored = () => [
    database.find(accountEntity, accountToken)?.isConfirmed,
    database.find(shopUserEntity, accountToken)?.status,
  ]
  expect(stored()).toEqual([false, 'unconfirmed'])
  await register({ email: 'other@shop.example' })
  expect(stored()).toEqual([undefined, undefined])
})

test('a mailed link replaces the forgotten password of a registration, and confirms the address', async () => {
  const confirmation = tokenIn(await register({ password: 'stolen-4711' }))
  const link = await linkFor(own.email)
  expect((await choose(link)).status).toBe(200)
  expect((await signIn(own.email, 'mlima-2026')).status).toBe(202)
  expect((await confirm(confirmation, 'stolen-4711')).status).toBe(422)
})

test('a password that is easy to guess is refused wherever one is chosen', async () => {
  const weak = { status: 422, errors: [{ pointer: '/password', code: 'weak' }] }
  for (const password of ['password1', own.email, 'wanjiru1'])
    expect((await register({ password })).answer).toMatchObject(weak)
  expect((await register({ password: 'short' })).status).toBe(422)
  expect((await choose(await linkFor(carol.email), 'nansubuga1')).answer).toMatchObject(weak)
  const invite = { name: 'Grace Njeri', email: 'grace@console.example', roles: ['staff'] }
  const { answer } = await call('POST', '/business/staff/invitations', { body: invite })
  const { link } = answer as { link: string }
  const token = new URL(link, 'https://console.example').searchParams.get('token')
  expect(
    (await call('POST', '/business/auth/invitation', { body: { token, password: 'password' } }))
      .answer,
  ).toMatchObject(weak)
})

test.each(['staff@console.example', 'customer@console.example'])(
  'a new password by the mailed link is valid for %s, and ends sessions and links of the old one',
  async (email) => {
    const account = sampleAccounts.find((each) => each.email === email)!
    const [link, other, session] = [
      await linkFor(email),
      await linkFor(email),
      issueAccessToken(account),
    ]
    expect((await restore(session)).status).toBe(200)
    expect((await choose(link)).status).toBe(200)
    expect((await restore(session)).answer).toMatchObject({
      detail: 'Invalid access token detected',
    })
    expect((await signIn(email, 'console')).status).toBe(401)
    const { answer, status } = await signIn(email, 'mlima-2026')
    expect(status).toBe(202)
    const { access_token } = answer as { access_token: string }
    expect((await restore(access_token)).status).toBe(200)
    for (const used of [link, other])
      expect((await choose(used, 'mlima-2027')).answer).toMatchObject({ code: 'link_ended' })
  },
)

test('a link to choose a password is valid for an hour, for its own account, and is sent only to existing accounts', async () => {
  const link = await linkFor(carol.email)
  const [, ...rest] = link.split('.')
  expect((await choose([sampleAccounts[0]!.token, ...rest].join('.'))).status).toBe(409)
  expect((await choose(link, 'short')).status).toBe(422)
  const nobody = await call('POST', '/business/auth/forgot-password', {
    body: { email: 'nobody@shop.example' },
  })
  expect(nobody.answer).toMatchObject({ link: null })
  database.setClock(standingClock(database.now() + hour))
  expect((await choose(link)).status).toBe(409)
})
