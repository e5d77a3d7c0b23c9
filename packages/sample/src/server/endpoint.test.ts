import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { problem } from '@console/core/contracts'
import { systemAdmin } from '@console/core/permissions'
import { issueAccessToken } from './accessToken'
import { sampleAccounts } from '../accounts/accounts'
import { declarationOf, endpoint } from './endpoint'
import { oneOf } from './parameters'
import { refuse } from './refuse'
import { resetSampleBackend } from './resetSampleBackend'
import { setScenario } from './scenario'
import type { Entity } from '../store/entity'
import { database } from '../store/store'
import { unknownCalls } from './unknownCalls'

const [amina, , carol, , eve] = sampleAccounts

interface Business {
  secureToken: string
  tradingName: string
  version: number
}

const businessEntity: Entity<Business> = {
  name: 'businesses of this test',
  seed: () => [
    { secureToken: 'a'.repeat(22), tradingName: 'Amani Stores', version: 1 },
    { secureToken: 'b'.repeat(22), tradingName: 'Baraka Traders', version: 1 },
  ],
  token: 'secureToken',
}

const readBusiness = endpoint(
  {
    method: 'GET',
    base: 'business',
    path: '/businesses/:secureToken',
    roles: systemAdmin,
    answer: z.object({ name: z.string(), tab: z.nullable(z.string()), caller: z.string() }),
  },
  ({ account, params, query, database }) => {
    const row = database.find(businessEntity, params.secureToken ?? '')
    if (!row) throw refuse(404, 'not_found', { text: 'There is no such business.' })
    return { name: row.tradingName, tab: query.get('tab'), caller: account.firstName }
  },
)

const countBusinesses = endpoint(
  {
    method: 'GET',
    base: 'business',
    path: '/businesses',
    roles: systemAdmin,
    answer: z.object({ total: z.number() }),
  },
  ({ database }) => ({ total: database.rows(businessEntity).length }),
)

const writeNote = endpoint(
  {
    method: 'POST',
    base: 'gateway',
    path: '/notes',
    roles: 'public',
    status: 201,
    body: z.object({ text: z.string().check(z.minLength(2)) }),
    answer: z.object({ text: z.string() }),
  },
  ({ body }) => body,
)

const handlers = [readBusiness, countBusinesses, writeNote, ...unknownCalls]
const total = 'http://localhost/api/business/businesses'
const single = `${total}/${database.rows(businessEntity)[0]?.secureToken}`

function bearer(account = amina!) {
  return { Authorization: `Bearer ${issueAccessToken(account)}` }
}

async function call(url: string, init: RequestInit = {}) {
  const response = await getResponse(handlers, new Request(url, init))
  if (!response) throw new Error(`${url} is not answered`)
  return response
}

async function refusal(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const body = problem.parse(await response.json())
  expect(body.status).toBe(response.status)
  expect(body.message).toBe(body.detail)
  expect(body.code).toMatch(/^[a-z_]+$/)
  expect(body.type).toBe(`/problems/${body.code?.replaceAll('_', '-')}`)
  expect(body.requestId).toBe(response.headers.get('X-Request-Id'))
  return body
}

beforeEach(resetSampleBackend)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('responses of endpoints', () => {
  test('the resolver gets the caller, the path’s parameters and the query', async () => {
    const response = await call(`${single}?tab=checks`, { headers: bearer() })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ tab: 'checks', caller: 'Amina' })
  })

  test.each([
    'http://localhost:4173/api/business/businesses',
    'https://api.elsewhere.example:8443/api/business/businesses',
    'https://elsewhere.example/console/api/business/businesses?page=2',
  ])('responds on any origin: %s', async (url) => {
    expect((await call(url, { headers: bearer() })).status).toBe(200)
  })

  test('ignores calls outside the sample bases', async () => {
    for (const url of ['http://localhost/config.json', 'http://localhost/elsewhere/businesses']) {
      expect(await getResponse(handlers, new Request(url))).toBeUndefined()
    }
  })

  test('a parameter called token matches only tokens, so that fixed addresses are left to other endpoints', async () => {
    const readOne = endpoint(
      {
        method: 'GET',
        base: 'business',
        path: '/things/:token',
        roles: 'public',
        answer: z.object({ token: z.string() }),
      },
      ({ params }) => ({ token: params.token ?? '' }),
    )
    const address = 'http://localhost/api/business/things'
    const token = 'abcdefghij-_0123456789'
    const response = await getResponse([readOne], new Request(`${address}/${token}`))
    expect(await response?.json()).toEqual({ token })
    expect(await getResponse([readOne], new Request(`${address}/counts`))).toBeUndefined()
  })

  test('a response has a request id and the sample clock’s time', async () => {
    const first = await call(total, { headers: bearer() })
    const second = await call(total, { headers: bearer() })
    expect(first.headers.get('X-Request-Id')).toMatch(/^[\w-]{22}$/)
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'))
    expect(first.headers.get('Date')).toBe('Mon, 15 Jun 2026 09:00:00 GMT')
  })

  test('a refusal of the resolver is returned as problem details', async () => {
    const response = await call(`${total}/nobody`, { headers: bearer() })
    expect(response.status).toBe(404)
    expect(await refusal(response)).toMatchObject({
      type: '/problems/not-found',
      title: 'Not found',
      detail: 'There is no such business.',
      instance: '/api/business/businesses/nobody',
    })
  })

  test('a response that does not match its schema fails loudly', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = endpoint(
      {
        method: 'GET',
        base: 'business',
        path: '/broken',
        roles: 'public',
        answer: z.object({ total: z.number().check(z.nonnegative()) }),
      },
      () => ({ total: -1 }),
    )
    const request = new Request('http://localhost/api/business/broken')
    await expect(getResponse([broken], request)).rejects.toThrow(/GET \/broken .*\n {2}total/)
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('the body', () => {
  const url = 'http://localhost/api/gateway/notes'

  test('arrives parsed, and the response has the endpoint’s status', async () => {
    const response = await call(url, { method: 'POST', body: '{"text":"Seen","more":1}' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ text: 'Seen' })
  })

  test('is refused with 400 if it is not JSON', async () => {
    const response = await call(url, { method: 'POST', body: 'text=Seen' })
    expect((await refusal(response)).status).toBe(400)
  })

  test('is refused with 422 and the field’s pointer if it has another shape', async () => {
    const response = await call(url, { method: 'POST', body: '{"text":"x"}' })
    const { status, errors } = await refusal(response)
    expect([status, errors?.[0]?.pointer]).toEqual([422, '/text'])
  })

  test('is refused in the user’s language, also at the field', async () => {
    const reported = new Set<string | undefined>()
    for (const language of ['en', 'tr', 'ar']) {
      const headers = { 'Accept-Language': language }
      const { errors } = await refusal(
        await call(url, { method: 'POST', body: '{"text":"x"}', headers }),
      )
      reported.add(errors?.[0]?.message)
    }
    expect(reported.size).toBe(3)
    expect(reported).not.toContain('Invalid input')
  })
})

describe('authorization of callers', () => {
  test.each([
    ['no token', {}],
    ['another scheme', { Authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a malformed token', { Authorization: 'Bearer abc.def.ghi' }],
    ['a tampered token', { Authorization: `${bearer().Authorization}x` }],
    ['an expired token', { Authorization: `Bearer ${issueAccessToken(amina!, 1_000_000)}` }],
    [
      'a token of an unknown account',
      {
        Authorization: `Bearer ${issueAccessToken({ token: 'a'.repeat(40), email: 'x@console.example', roles: ['admin'] })}`,
      },
    ],
  ] as [string, Record<string, string>][])('%s: 401', async (_, headers) => {
    const body = await refusal(await call(total, { headers }))
    expect([body.status, body.code]).toEqual([401, 'unauthorized'])
  })

  test.each(sampleAccounts.slice(0, 4))('$firstName, an operator: allowed', async (account) => {
    expect((await call(total, { headers: bearer(account) })).status).toBe(200)
  })

  test('a customer: 403 with the required roles', async () => {
    const body = await refusal(await call(total, { headers: bearer(eve) }))
    expect([body.status, body.code]).toEqual([403, 'forbidden'])
    expect(body.detail).toContain('SuperAdmin, admin, staff')
  })

  test('the account’s roles count, not those a token claims', async () => {
    const headers = bearer({ ...eve!, roles: ['SuperAdmin'] })
    expect((await call(total, { headers })).status).toBe(403)
  })
})

describe('scenarios', () => {
  const headers = bearer(carol)

  test.each(['401', '403', '404', '409', '412', '422', '429', '500'] as const)(
    '%s is returned as problem details',
    async (scenario) => {
      setScenario(scenario)
      const response = await call(total, { headers })
      expect(response.status).toBe(Number(scenario))
      await refusal(response)
      expect(response.headers.get('Retry-After')).toBe(scenario === '429' ? '3' : null)
    },
  )

  test('empty: a database without records, in which the caller stays signed in', async () => {
    setScenario('empty')
    expect(await (await call(total, { headers })).json()).toEqual({ total: 0 })
    expect((await call(single, { headers })).status).toBe(404)
  })

  test('slow: the answer takes 2 s', async () => {
    vi.useFakeTimers()
    setScenario('slow')
    let isAnswered = false
    const answer = call(total, { headers }).then((response) => {
      isAnswered = true
      return response
    })
    await vi.advanceTimersByTimeAsync(1999)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
  })

  test('flaky: one call of five is refused with 503', async () => {
    setScenario('flaky')
    const statuses: number[] = []
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await call(total, { headers })).status)
    expect(statuses.toSorted()).toEqual([...Array<number>(8).fill(200), 503, 503])
  })

  test('offline: there is no answer', async () => {
    setScenario('offline')
    expect((await call(total, { headers })).type).toBe('error')
  })

  test('one endpoint’s scenario leaves the others alone', async () => {
    setScenario('500', 'GET /businesses/:secureToken')
    expect([
      (await call(single, { headers })).status,
      (await call(total, { headers })).status,
    ]).toEqual([500, 200])
  })
})

test('an unknown call below a base is refused with 501 that names it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await call('http://localhost/api/catalogue/companies?page=1', {
    method: 'DELETE',
  })
  expect(response.status).toBe(501)
  expect((await refusal(response)).detail).toContain('DELETE /api/catalogue/companies')
  expect(error).toHaveBeenCalledWith(expect.stringContaining('DELETE /api/catalogue/companies'))
})

describe('declarations of an endpoint', () => {
  const address = 'http://localhost/api/business/drawers'
  let written = 0
  const drawers = [
    endpoint(
      {
        method: 'GET',
        base: 'business',
        path: '/drawers',
        roles: 'public',
        answer: z.object({}),
        query: {
          colour: { value: oneOf(['red', 'green']), several: 'repeated', max: 2 },
          kind: { value: oneOf(['deep']), isRequired: true },
        },
      },
      () => ({}),
    ),
    endpoint(
      {
        method: 'POST',
        base: 'business',
        path: '/drawers',
        roles: 'public',
        answer: z.object({ number: z.int(), version: z.int() }),
        body: z.object({ text: z.string() }),
        isOnce: true,
        isMatched: true,
      },
      async ({ body, version }) => {
        await Promise.resolve()
        if (body.text === 'no') throw refuse(409, 'duplicate', { text: 'There is one.' })
        return { number: (written += 1), version }
      },
    ),
  ]

  async function ask(query: string) {
    const response = await getResponse(drawers, new Request(`${address}?${query}`))
    const { errors = [] } = problem.parse(await response?.json())
    return errors.map(({ pointer }) => pointer)
  }

  async function write(text: string, headers: Record<string, string>) {
    const body = JSON.stringify({ text })
    const response = await getResponse(
      drawers,
      new Request(address, { method: 'POST', headers, body }),
    )
    return { status: response?.status, body: (await response?.json()) as { number: number } }
  }

  test.each([
    ['kind=deep', []],
    ['kind=deep&colour=red&colour=green', []],
    ['colour=red', ['/kind']],
    ['kind=deep&kind=deep', ['/kind']],
    ['kind=deep&colour=blue&size=1', ['/colour', '/size']],
    ['kind=deep&colour=red&colour=green&colour=red', ['/colour']],
  ])('the query ?%s is refused for %j', async (query, pointers) => {
    expect(await ask(query)).toEqual(pointers)
  })

  test('a write is done once for its key, even if its response takes time; a refused write can be tried again', async () => {
    const match = { 'If-Match': '"v7"' }
    const headers = { ...match, 'Idempotency-Key': 'a' }
    const both = [await write('x', headers), await write('x', headers)]
    expect(both.map(({ body }) => body)).toEqual([
      { number: 1, version: 7 },
      { number: 1, version: 7 },
    ])
    expect((await write('y', headers)).status).toBe(422)
    expect((await write('y', match)).status).toBe(428)
    const refused = { ...match, 'Idempotency-Key': 'b' }
    expect((await write('no', refused)).status).toBe(409)
    expect((await write('no', refused)).status).toBe(409)
  })

  test('specification 8: a sample call ignores invalid parameters, and needs no key', async () => {
    const sample = endpoint(
      {
        method: 'POST',
        base: 'samples',
        path: '/drawers',
        roles: 'public',
        answer: z.object({}),
        query: { kind: { value: oneOf(['deep']) } },
        body: z.object({}),
        isOnce: true,
      },
      () => ({}),
    )
    const asked = new Request('http://localhost/api/drawers?kind=flat&size=1', {
      method: 'POST',
      body: '{}',
    })
    expect((await getResponse([sample], asked))?.status).toBe(200)
  })

  test('a version is required if the endpoint matches it', async () => {
    const key = { 'Idempotency-Key': 'c' }
    expect((await write('x', key)).status).toBe(428)
    expect((await write('x', { ...key, 'If-Match': 'v7' })).status).toBe(400)
  })
})

test('returns the declaration of an endpoint, and none of other handlers', () => {
  expect(declarationOf(writeNote)).toMatchObject({
    method: 'POST',
    base: 'gateway',
    path: '/notes',
    roles: 'public',
    status: 201,
  })
  expect(declarationOf(writeNote)?.body?.safeParse({ text: 'x' }).success).toBe(false)
  expect(declarationOf(countBusinesses)).toMatchObject({ roles: systemAdmin, status: 200 })
  expect(unknownCalls.flatMap((handler) => declarationOf(handler) ?? [])).toEqual([])
})

describe('content that is not allowed in bodies and queries', () => {
  const open = endpoint(
    {
      method: 'POST',
      base: 'gateway',
      path: '/documents',
      roles: 'public',
      body: z.record(z.string(), z.unknown()),
      maxBody: 10 * 1024,
      answer: z.unknown(),
      query: { q: { value: z.string() } },
    },
    ({ body }) => body,
  )
  const text = endpoint(
    {
      method: 'POST',
      base: 'gateway',
      path: '/texts',
      roles: 'public',
      isText: true,
      body: z.string(),
      answer: z.string(),
    },
    ({ body }) => body,
  )

  async function send(body: string, path = 'documents', language = 'en') {
    const headers = { 'Accept-Language': language }
    const request = new Request(`http://localhost/api/gateway/${path}`, {
      method: 'POST',
      body,
      headers,
    })
    const response = await getResponse([open, text], request)
    return { status: response?.status, body: (await response?.json()) as { detail: string } }
  }
  const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

  test('JSON is nested at most 64 levels deep, with a message in every language', async () => {
    expect((await send(nested(64))).status).toBe(200)
    const details = new Set<string>()
    for (const language of ['en', 'tr', 'ar']) {
      const { status, body } = await send(nested(5000), 'documents', language)
      expect(status).toBe(400)
      details.add(body.detail)
    }
    expect((await send(nested(65))).status).toBe(400)
    expect(details.size).toBe(3)
  })

  test.each([
    ['{"name":"a\\u0000b"}', '/name'],
    ['{"name":"a\u0000b"}', 400],
    ['{"list":[{"name":"\\ud800"}]}', '/list/0/name'],
    ['{"list":["ok","\\udc00\\ud800"]}', '/list/1'],
    ['{"a":{"\\u0000":1}}', '/a'],
    ['{"name":"\\u202Eexe.png"}', '/name'],
    ['{"a":{"__proto__":{"isAdmin":true}}}', '/a'],
    ['{"__proto__":1}', ''],
    ['{"name":"🌾 \\ud83c\\udf3e ﷽","constructor":1}', null],
  ])('%s is refused at %j', async (body, pointer) => {
    const answer = await send(body)
    if (typeof pointer === 'number') expect(answer.status).toBe(pointer)
    else if (pointer === null) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
  })

  test('text and queries are checked, too', async () => {
    expect((await send('a\0b', 'texts')).status).toBe(422)
    expect((await send('plain', 'texts')).status).toBe(200)
    expect(await send('{}', 'documents?q=a%00b')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/q' }] },
    })
  })

  test('a body can be limited to a length', async () => {
    const body = (length: number) => JSON.stringify({ a: 'x'.repeat(length - 8) })
    expect((await send(body(10 * 1024))).status).toBe(200)
    expect((await send(body(10 * 1024 + 1))).status).toBe(413)
  })
})

test('steps run in order: the guard before the body is read, preparation before the turn, and finishing only after success', async () => {
  const done: string[] = []
  const stepped = endpoint(
    {
      method: 'POST',
      base: 'gateway',
      path: '/steps',
      roles: 'public',
      body: z.object({ text: z.string() }),
      answer: z.string(),
    },
    {
      guard({ request, query }) {
        done.push(request.bodyUsed ? 'read' : 'unread')
        if (query.has('no')) throw refuse(404, 'not_found', 'record.missing')
      },
      prepare: async ({ body }) => `<${body.text}>`,
      resolve({ query }, prepared) {
        done.push('resolved')
        if (query.has('late')) throw refuse(409, 'duplicate', { text: 'There is one.' })
        return prepared
      },
      finish: async (prepared) => void done.push(`finished ${prepared}`),
    },
  )
  const send = async (query: string, body = '{"text":"a"}') =>
    getResponse(
      [stepped],
      new Request(`http://localhost/api/gateway/steps${query}`, { method: 'POST', body }),
    )
  expect(await (await send(''))?.json()).toBe('<a>')
  expect((await send('?no', 'no JSON'))?.status).toBe(404)
  expect((await send('?late'))?.status).toBe(409)
  expect(done).toEqual(['unread', 'resolved', 'finished <a>', 'unread', 'unread', 'resolved'])
})
