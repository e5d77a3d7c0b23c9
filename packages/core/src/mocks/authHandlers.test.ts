import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, signInAnswer, userDataAnswer } from '../contracts'
import { readExpiry } from '../session/token'
import { issueAccessToken } from './accessToken'
import { sampleAccounts } from './accounts'
import { authHandlers } from './authHandlers'
import { resetSampleBackend } from './resetSampleBackend'

const [amina, , carol] = sampleAccounts

async function call(method: string, path: string, body?: unknown, token?: string) {
  const request = new Request(`http://localhost/api/business${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  const response = await getResponse([...authHandlers], request)
  if (!response) throw new Error(`${method} ${path} is not answered`)
  return response
}

beforeEach(resetSampleBackend)

describe('POST /auth/login (specification 7 and 8)', () => {
  const signIn = (email: string, password: string) =>
    call('POST', '/auth/login', { email, password })

  test.each(sampleAccounts)('$firstName $lastName signs in with $email', async (account) => {
    const response = await signIn(account.email, 'console')
    expect(response.status).toBe(202)
    const answer = signInAnswer.parse(await response.json())
    expect(answer.message).toBe(`Welcome back, ${account.firstName}.`)
    expect(answer.user_info).toEqual({
      roles: account.roles,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      user_phone: expect.stringMatching(/^\+[1-9]\d{7,14}$/),
    })
  })

  test.each(['superadmin', ' SuperAdmin@Console.Example '])(
    'a user name does as well, and neither case nor spaces matter: “%s”',
    async (name) => {
      expect((await signIn(name, 'console')).status).toBe(202)
    },
  )

  test('the token lives two days by the device’s clock', async () => {
    const { access_token } = signInAnswer.parse(await (await signIn('admin', 'console')).json())
    const days = ((readExpiry(access_token) ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(1.99)
    expect(days).toBeLessThanOrEqual(2)
  })

  test.each([
    ['nobody@console.example', 'console', '/email', 'Check your username/email'],
    ['admin@console.example', 'Console', '/password', 'Check your password'],
  ])('%s with “%s”: 401 at %s', async (email, password, pointer, message) => {
    const response = await signIn(email, password)
    expect(response.status).toBe(401)
    const body = problem.parse(await response.json())
    expect(body.message).toBe(message)
    expect(body.errors).toEqual([{ pointer, code: 'wrong', message }])
  })

  test('a body without a password: 422', async () => {
    const response = await call('POST', '/auth/login', { email: 'admin' })
    expect(response.status).toBe(422)
    expect(problem.parse(await response.json()).errors?.[0]?.pointer).toBe('/password')
  })
})

describe('POST /auth/user-data (specification 7)', () => {
  const read = (token: string) => call('POST', '/auth/user-data', { data: { token } })

  test('tells whose token it is', async () => {
    const response = await read(issueAccessToken(carol!))
    expect(response.status).toBe(200)
    expect(userDataAnswer.parse(await response.json()).user_info.first_name).toBe('Carol')
  })

  test.each([
    ['tampered', `${issueAccessToken(amina!)}x`],
    ['expired', issueAccessToken(amina!, 1_000_000)],
    ['foreign', 'abc'],
  ])('a token that is %s: 401', async (_, token) => {
    const response = await read(token)
    expect(response.status).toBe(401)
    expect(problem.parse(await response.json()).message).toBe('Invalid access token detected')
  })
})

test.each([undefined, issueAccessToken(amina!), 'abc'])(
  'POST /auth/logout never refuses: token %#',
  async (token) => {
    const response = await call('POST', '/auth/logout', undefined, token)
    expect([response.status, await response.text()]).toEqual([204, ''])
  },
)

test('POST /auth/forgot-password answers the same whether the address exists or not', async () => {
  const answers = await Promise.all(
    ['admin@console.example', 'nobody@console.example'].map(async (email) => {
      const response = await call('POST', '/auth/forgot-password', { email })
      return [response.status, await response.json()]
    }),
  )
  expect(answers[0]).toEqual([202, { message: expect.stringMatching(/\w/) }])
  expect(answers[1]).toEqual(answers[0])
})

describe('GET and PATCH /me/settings (domain design 6.2)', () => {
  const token = issueAccessToken(amina!)

  test('settings are empty at first, then as they were last sent, each account its own', async () => {
    const read = async (whose: string) =>
      (await call('GET', '/me/settings', undefined, whose)).json()
    expect(await read(token)).toEqual({})
    const sent = { density: 'compact', layout: { mode: 'boxed' } }
    expect(await (await call('PATCH', '/me/settings', sent, token)).json()).toEqual(sent)
    expect(await read(token)).toEqual(sent)
    expect(await read(issueAccessToken(carol!))).toEqual({})
  })

  test.each(sampleAccounts)('$roles may read theirs', async (account) => {
    expect((await call('GET', '/me/settings', undefined, issueAccessToken(account))).status).toBe(
      200,
    )
  })

  test('nobody may do so without a token', async () => {
    expect((await call('GET', '/me/settings')).status).toBe(401)
    expect((await call('PATCH', '/me/settings', {})).status).toBe(401)
  })

  test('what is no object is refused', async () => {
    expect((await call('PATCH', '/me/settings', [1], token)).status).toBe(422)
  })
})
