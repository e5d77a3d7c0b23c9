import type { Mailed } from '@console/domain/account'
import type { ShopUser } from '@console/domain/shop-user'
import { beforeEach, expect, test } from 'vitest'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../server/accounts'
import { authHandlers } from '../../server/authHandlers'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { sampleAuthHandlers } from '../../server/sampleAuthHandlers'
import { standingClock } from '../../store/clock'
import { world } from '../../store/store'
import { shopUserEndpoints } from '../shop-user/endpoints'

const call = callAs('/api', shopUserEndpoints, {
  handlers: [...authHandlers, ...sampleAuthHandlers],
})
const carol = sampleAccounts[2]!
const hour = 60 * 60 * 1000

beforeEach(() => resetSampleBackend())

const own = { displayName: 'Wanjiru Kamau', email: 'wanjiru@shop.example', password: 'mlima' }

const signIn = (email: string, password: string) =>
  call('POST', '/business/auth/login', { body: { email, password } })

/** What a mailed link bears. */
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

const restore = (token: string) =>
  call('POST', '/business/auth/user-data', { body: { data: { token } } })

test('who has registered signs in once their address is confirmed, and never before', async () => {
  const sent = await call('POST', '/auth/register', { body: own })
  expect((await signIn(own.email, own.password)).answer).toMatchObject({
    detail: 'Check your username/email',
  })
  const confirmed = await call('POST', '/auth/mail-confirm', {
    body: { access_token: tokenIn(sent) },
  })
  expect(confirmed.status).toBe(200)
  expect((await signIn(own.email, own.password)).answer).toMatchObject({
    user_info: { roles: ['customer'], first_name: 'Wanjiru', last_name: 'Kamau' },
  })
  expect((await signIn(own.email, 'wrong')).answer).toMatchObject({ detail: 'Check your password' })
})

test('who has registered is among who shops, says whether their address is confirmed, and cannot sign in once blocked', async () => {
  const users = async () => {
    const { answer } = await call('GET', '/business/shop-users?q=Wanjiru%20Kam&sort=-joinedAt')
    return (answer as { items: ShopUser[] }).items.filter(
      ({ emailMasked }) => emailMasked === 'w•••@shop.example',
    )
  }
  await call('POST', '/auth/register', { body: { ...own, displayName: 'Wanjiru Kam' } })
  const sent = await call('POST', '/auth/register', { body: own })
  const [before, ...more] = await users()
  expect([more.length, before?.name, before?.status]).toEqual([0, 'Wanjiru Kamau', 'unconfirmed'])
  const at = `/business/shop-users/${before?.userToken}`
  const reveal = (field: string) =>
    call('POST', `${at}/reveal`, { body: { field, reason: 'Asked for a receipt.' } })
  expect((await reveal('email')).status).toBe(409)
  await call('POST', '/auth/mail-confirm', { body: { access_token: tokenIn(sent) } })
  expect((await call('GET', at)).answer).toMatchObject({
    status: 'active',
    phoneMasked: null,
    verified: { email: true, phone: false },
  })
  expect((await reveal('email')).answer).toEqual({ value: own.email })
  expect((await reveal('phone')).status).toBe(409)
  const [{ version } = { version: 0 }] = await users()
  const block = { action: 'block', revision: 1, note: 'Asked for it.' }
  expect((await call('POST', `${at}/decisions`, { body: block, version })).status).toBe(200)
  expect((await signIn(own.email, own.password)).status).toBe(401)
})

test('an address in use and a missing name are refused in the words of specification 5, any link but the mailed one in those of 8', async () => {
  const refusal = async (change: object) =>
    (await call('POST', '/auth/register', { body: { ...own, ...change } })).answer
  expect(await refusal({ displayName: ' ' })).toMatchObject({
    errors: [{ pointer: '/displayName', message: 'Enter display name' }],
  })
  for (const email of ['staff@console.example', 'customer@console.example'])
    expect(await refusal({ email })).toMatchObject({
      errors: [{ pointer: '/email', message: 'The email is already in use' }],
    })
  const first = tokenIn({ answer: await refusal({}) })
  // Registered anew before it was confirmed: the first link confirms a password that counts no more.
  await refusal({ password: 'another' })
  const link = await linkFor(carol.email)
  for (const access_token of ['abc', first, link])
    expect(
      (await call('POST', '/auth/mail-confirm', { body: { access_token } })).answer,
    ).toMatchObject({ status: 401, detail: 'Invalid access token detected' })
})

test.each(['staff@console.example', 'customer@console.example'])(
  'a new password by the mailed link counts for %s, and ends sessions and links of the old one',
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

test('a link to choose a password holds for an hour, in nobody else’s name, and is sent to accounts alone', async () => {
  const link = await linkFor(carol.email)
  const [, ...rest] = link.split('.')
  expect((await choose([sampleAccounts[0]!.token, ...rest].join('.'))).status).toBe(409)
  expect((await choose(link, 'short')).status).toBe(422)
  const nobody = await call('POST', '/business/auth/forgot-password', {
    body: { email: 'nobody@shop.example' },
  })
  expect(nobody.answer).toMatchObject({ link: null })
  world.setClock(standingClock(world.now() + hour))
  expect((await choose(link)).status).toBe(409)
})
