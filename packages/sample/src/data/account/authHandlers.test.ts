import { getResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { problem, signInAnswer, userDataAnswer } from '@console/core/contracts'
import { readExpiry } from '@console/core/session'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { authHandlers } from './authHandlers'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { sampleAuthHandlers } from './sampleAuthHandlers'
import { configureSampleBackend, environment } from '../../server/environment'

const [amina, , carol] = sampleAccounts

async function call(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  language?: string,
) {
  const request = new Request(`http://localhost/api/business${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(language ? { 'Accept-Language': language } : {}),
    },
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
    'accepts a user name, too, and ignores case and spaces: “%s”',
    async (name) => {
      expect((await signIn(name, 'console')).status).toBe(202)
    },
  )

  test('the token expires after two days, by the clock of the responses', async () => {
    const response = await signIn('admin', 'console')
    const { access_token } = signInAnswer.parse(await response.json())
    const now = Date.parse(response.headers.get('Date') ?? '')
    expect(((readExpiry(access_token) ?? 0) - now) / 86_400_000).toBe(2)
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

  test.each([
    ['tr', 'console', 'Tekrar hoş geldiniz, \u2068Brian\u2069.'],
    ['ar', 'Console', 'تحقق من كلمة المرور'],
    ['fr, tr;q=0.5', 'Console', 'Parolanızı denetleyin'],
    ['fr', 'Console', 'Check your password'],
  ])('responds to Accept-Language %s with: %s', async (language, password, message) => {
    const response = await call(
      'POST',
      '/auth/login',
      { email: 'admin', password },
      undefined,
      language,
    )
    const body = (await response.json()) as { message: string; errors?: { message: string }[] }
    expect(body.message).toBe(message)
    if (body.errors) expect(body.errors[0]?.message).toBe(message)
  })

  test('a body without a password: 422', async () => {
    const response = await call('POST', '/auth/login', { email: 'admin' })
    expect(response.status).toBe(422)
    expect(problem.parse(await response.json()).errors?.[0]?.pointer).toBe('/password')
  })
})

describe('POST /auth/user-data (specification 7)', () => {
  const read = (token: string) => call('POST', '/auth/user-data', { data: { token } })

  test('returns the user of a token', async () => {
    const response = await read(issueAccessToken(carol!))
    expect(response.status).toBe(200)
    expect(userDataAnswer.parse(await response.json()).user_info.first_name).toBe('Carol')
  })

  test.each([
    ['tampered', `${issueAccessToken(amina!)}x`],
    ['expired', issueAccessToken(amina!, 1_000_000)],
    ['malformed', 'abc'],
  ])('a token that is %s: 401', async (_, token) => {
    const response = await read(token)
    expect(response.status).toBe(401)
    expect(problem.parse(await response.json()).message).toBe('Invalid access token detected')
  })
})

describe('specification 7 and 8: /api/auth* of the sample backend', () => {
  async function callSample(path: string, body: unknown) {
    const request = new Request(`http://localhost/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const response = await getResponse([...sampleAuthHandlers], request)
    return { status: response?.status, body: (await response?.json()) as unknown }
  }

  test('signs in, and recognises its token', async () => {
    const { status, body } = await callSample('/auth', { email: 'staff', password: 'console' })
    const { access_token, user_info } = signInAnswer.parse(body)
    expect([status, user_info.first_name]).toEqual([200, 'Carol'])
    expect(await callSample('/auth/access-token', { access_token })).toEqual({
      status: 200,
      body: { user_info },
    })
  })

  test.each([
    ['/auth', { email: 'nobody', password: 'console' }, 'Check your username/email'],
    ['/auth', { email: 'staff', password: 'Console' }, 'Check your password'],
    ['/auth/access-token', { access_token: 'abc' }, 'Invalid access token detected'],
  ])('%s with %o: %s', async (path, sent, message) => {
    const { status, body } = await callSample(path, sent)
    expect([status, problem.parse(body).message]).toEqual([401, message])
  })
})

test.each([undefined, issueAccessToken(amina!), 'abc'])(
  'POST /auth/logout never refuses: token %#',
  async (token) => {
    const response = await call('POST', '/auth/logout', undefined, token)
    expect([response.status, await response.text()]).toEqual([204, ''])
  },
)

test('POST /auth/forgot-password responds the same whether the address exists or not, if links are mailed', async () => {
  const page = environment()
  configureSampleBackend({ ...page, mail: () => null })
  onTestFinished(() => configureSampleBackend(page))
  const answers = await Promise.all(
    ['admin@console.example', 'nobody@console.example'].map(async (email) => {
      const response = await call('POST', '/auth/forgot-password', { email })
      return [response.status, await response.json()]
    }),
  )
  expect(answers[0]).toEqual([202, { message: expect.stringMatching(/\w/), link: null }])
  expect(answers[1]).toEqual(answers[0])
})

describe('GET and PATCH /me/settings', () => {
  const token = issueAccessToken(amina!)

  test('settings are empty at first, then as last sent, separately for each account', async () => {
    const read = async (whose: string) =>
      (await call('GET', '/me/settings', undefined, whose)).json()
    expect(await read(token)).toEqual({})
    const sent = { density: 'compact', layout: { mode: 'boxed' } }
    expect(await (await call('PATCH', '/me/settings', sent, token)).json()).toEqual(sent)
    expect(await read(token)).toEqual(sent)
    expect(await read(issueAccessToken(carol!))).toEqual({})
  })

  test.each(sampleAccounts)('$roles can read their settings', async (account) => {
    expect((await call('GET', '/me/settings', undefined, issueAccessToken(account))).status).toBe(
      200,
    )
  })

  test('refuses a request without a token', async () => {
    expect((await call('GET', '/me/settings')).status).toBe(401)
    expect((await call('PATCH', '/me/settings', {})).status).toBe(401)
  })

  test('refuses a body that is not an object', async () => {
    expect((await call('PATCH', '/me/settings', [1], token)).status).toBe(422)
  })
})

test('all settings together have a size limit, and a request over it changes nothing', async () => {
  const token = issueAccessToken(carol!)
  const patch = (body: object) => call('PATCH', '/me/settings', body, token)
  const text = 'x'.repeat(100 * 1024)
  expect((await patch({ a: text })).status).toBe(200)
  expect((await patch({ b: text })).status).toBe(200)
  for (const body of [{ c: text }, { c: text + text + text }]) {
    const refused = await patch(body)
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([413, 'too_large'])
  }
  const stored = (await (await call('GET', '/me/settings', undefined, token)).json()) as object
  expect(Object.keys(stored)).toEqual(['a', 'b'])
  expect((await patch({ a: '', c: 1 })).status).toBe(200)
})
