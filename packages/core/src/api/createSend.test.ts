import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readableListOf, type Skipped } from '../contracts'
import type { Incident } from '../incidents'
import type { AheadReads } from './ahead'
import { ApiError } from './ApiError'
import type { Call } from './call'
import { createSend } from './createSend'
import { noteServerTime, serverNow } from './serverClock'

/** One response of the server; `hang` never arrives. */
type Answer =
  | { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }
  | 'hang'
  | 'break'

interface Request {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A real server that gives the responses in order, repeating the last one, and a `send` that calls it. */
async function serve(...answers: Answer[]) {
  const requests: Request[] = []
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString()
    requests.push({ method: request.method, url: request.url, headers: request.headers, body })
    const next = answers[Math.min(requests.length, answers.length) - 1] ?? {}
    server.emit('asked')
    if (next === 'hang') return
    if (next === 'break') return request.socket.destroy()
    response.writeHead(next.status ?? 200, {
      'Content-Type': 'application/json',
      ...next.headers,
    })
    response.end(next.text ?? JSON.stringify(next.body ?? { id: 1 }))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const refused: (string | null)[] = []
  const faults: Incident[] = []
  let token: string | null = 'a'
  let language = 'en'
  const send = createSend(
    {
      addresses: {
        business: `${origin}/business`,
        catalogue: `${origin}/catalogue/`,
        gateway: `${origin}/gateway`,
        samples: `${origin}/samples`,
      },
      pictureHosts: [],
      opensAt: null,
      sampleBackend: 'none',
      scenario: '',
    },
    {
      token: () => token,
      language: () => language,
      onUnauthorized: (token) => void refused.push(token),
    },
    { reportIncident: (fault) => void faults.push(fault) },
  )
  return {
    origin,
    server,
    requests,
    refused,
    faults,
    send,
    get: (more: Partial<Call<{ id: number }>> = {}) => send({ ...read, ...more }),
    post: (more: Partial<Call<{ id: number }>> = {}) =>
      send({ ...read, method: 'POST', body: {}, ...more }),
    signIn: (next: string | null) => {
      token = next
    },
    read: (next: string) => {
      language = next
    },
    /** Resolves on the next call to the server. */
    asked: () => once(server, 'asked'),
  }
}

/** A call without a response is aborted after 15 s. */
const timeout = 15_000

const read = {
  base: 'business',
  method: 'GET',
  path: '/orders',
  answer: z.object({ id: z.number() }),
} satisfies Call<{ id: number }>

/** Records the delays between retries and skips them; with `onPause`, which runs during each, they never end. */
function passPauses(onPause?: () => void) {
  const pauses: number[] = []
  const begin = globalThis.setTimeout
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, length: number) => {
    if (length === timeout) return begin(run, length)
    pauses.push(length)
    if (!onPause) return begin(run)
    queueMicrotask(onPause)
    return undefined
  }) as typeof setTimeout)
  return pauses
}

/** The error of a call that must fail. */
async function refusalOf(answer: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await answer.catch((error: unknown) => error)
  if (!(error instanceof ApiError)) throw new Error('It was not refused', { cause: error })
  return error
}

const seconds = (count: number) => new Date(Date.now() + count * 1000).toUTCString()

// Keeps calls to this machine away from a proxy.
beforeEach(() => void vi.stubEnv('NO_PROXY', '127.0.0.1'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('specification 7: the address of a call', () => {
  test.each([
    { base: 'business', url: '/business/orders' },
    { base: 'catalogue', url: '/catalogue/orders' },
    { base: 'gateway', url: '/gateway/orders' },
  ] as const)('$base', async ({ base, url }) => {
    const { get, requests } = await serve()
    expect(await get({ base })).toEqual({ id: 1 })
    expect(requests).toEqual([expect.objectContaining({ method: 'GET', url })])
  })

  test.each(['//evil.example/orders', 'http://evil.example/orders'])(
    'a path cannot send the token to another host: %s',
    async (path) => {
      const { get, requests } = await serve()
      await get({ path })
      expect(requests[0]?.url).toMatch(/^\/business\/.*evil\.example\/orders$/)
    },
  )

  test('a path parameter stays one segment', async () => {
    const { get, requests } = await serve()
    await get({ path: '/orders/:token', segments: { token: '../../secret' } })
    expect(requests[0]?.url).toBe('/business/orders/..%2F..%2Fsecret')
    await expect(get({ path: '/orders/:token', segments: { token: '..' } })).rejects.toThrow(
      ':token',
    )
    expect(requests).toHaveLength(1)
  })

  test('a query repeats the name for each value of a list, and leaves out undefined values', async () => {
    const { get, requests } = await serve()
    await get({
      query: { status: ['a', 'b c'], page: 2, isOpen: false, search: 'ü&=', sort: undefined },
    })
    expect(requests[0]?.url).toBe(
      '/business/orders?status=a&status=b+c&page=2&isOpen=false&search=%C3%BC%26%3D',
    )
  })

  test('sends the body as JSON, with the headers of the call', async () => {
    const { post, requests } = await serve()
    await post({ body: { name: 'Özgür' }, headers: { 'If-Match': '"7"' } })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: '{"name":"Özgür"}',
      headers: { 'content-type': 'application/json', 'if-match': '"7"' },
    })
  })
})

test('requests texts in the user’s current language', async () => {
  const { get, read, requests } = await serve({})
  await get()
  read('ar')
  await get()
  expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ar'])
})

describe('a write', () => {
  test('has a new idempotency key each time, so that the browser’s own retry is not a second write', async () => {
    const { get, post, requests } = await serve()
    await post()
    await post()
    await post({ headers: { 'Idempotency-Key': 'own' } })
    await get()
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
      'own',
      undefined,
    ])
    expect(keys[0]).not.toBe(keys[1])
  })

  test('is not sent while offline, so its result is known', async () => {
    const { post, requests } = await serve()
    vi.stubGlobal('navigator', { onLine: false })
    onTestFinished(() => void vi.unstubAllGlobals())
    const refusal = await refusalOf(post())
    expect(refusal).toMatchObject({ status: 0, code: 'offline', isUnclear: false })
    expect(requests).toEqual([])
  })
})

describe('specification 7: the bearer token', () => {
  test('is sent with each call, always the current one', async () => {
    const { get, requests, signIn } = await serve()
    await get()
    signIn('b')
    await get()
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer a', 'Bearer b'])
  })

  test('is not sent with a public call', async () => {
    const { get, requests } = await serve()
    await get({ isPublic: true })
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('is left out when there is none', async () => {
    const { get, requests, signIn } = await serve()
    signIn(null)
    await get()
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('can be set by a public call itself', async () => {
    const { get, requests } = await serve()
    await get({ isPublic: true, headers: { Authorization: 'Bearer stored' } })
    expect(requests[0]?.headers.authorization).toBe('Bearer stored')
  })
})

test('a call that outlives its page is sent by fetch with keepalive', async () => {
  const { get, requests } = await serve()
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  expect(await get({ keepalive: true })).toEqual({ id: 1 })
  expect(fetched.mock.calls[0]?.[1] ?? fetched.mock.calls[0]?.[0]).toMatchObject({
    keepalive: true,
  })
  expect(requests).toHaveLength(1)
})

describe('specification 8: any 401', () => {
  const unauthorized = { status: 401, body: { message: 'Invalid access_token' } }

  test('is reported with the refused token, and rejects the call', async () => {
    const { get, refused } = await serve(unauthorized)
    expect(await refusalOf(get())).toMatchObject({ status: 401, code: 'http_401' })
    expect(refused).toEqual(['a'])
  })

  test('that arrives late is reported with the token of its call', async () => {
    const { get, refused, signIn, asked } = await serve(unauthorized)
    const answer = refusalOf(get())
    await asked()
    signIn('b')
    await answer
    expect(refused).toEqual(['a'])
  })

  test('is not reported for a public call', async () => {
    const { get, post, refused } = await serve(unauthorized)
    await refusalOf(post({ isPublic: true }))
    await refusalOf(get({ isPublic: true, headers: { Authorization: 'Bearer stored' } }))
    expect(refused).toEqual([])
  })

  test('is reported for a guest, too', async () => {
    const { get, refused, signIn } = await serve(unauthorized)
    signIn(null)
    await refusalOf(get())
    expect(refused).toEqual([null])
  })

  test('sets the server clock, as every response does', async () => {
    const { get } = await serve({
      ...unauthorized,
      headers: { Date: 'Mon, 15 Jun 2026 09:00:00 GMT' },
    })
    onTestFinished(() => noteServerTime(new Date().toUTCString()))
    await refusalOf(get())
    expect(serverNow().toISOString()).toMatch(/^2026-06-15T09:0/)
  })

  test('is reported, 403 is not', async () => {
    const { get, refused } = await serve({ status: 403 })
    await refusalOf(get())
    expect(refused).toEqual([])
  })
})

describe('a refusal is one typed error', () => {
  test('problem details', async () => {
    const { post } = await serve({
      status: 422,
      headers: { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'of the header' },
      body: {
        type: '/problems/validation',
        title: 'Not valid',
        status: 422,
        code: 'validation',
        detail: 'Two fields are wrong.',
        requestId: 'of the body',
        errors: [
          { pointer: '/email', code: 'wrong', message: 'Check your username/email' },
          { pointer: '/documents/0/number', message: 'A number is missing' },
          { pointer: '', message: 'It is late' },
        ],
      },
    })
    const refusal = await refusalOf(post())
    expect(refusal).toMatchObject({
      status: 422,
      code: 'validation',
      message: 'Two fields are wrong.',
      serverMessage: 'Two fields are wrong.',
      requestId: 'of the body',
      fields: [
        { field: 'email', pointer: '/email', message: 'Check your username/email' },
        {
          field: 'documents',
          pointer: '/documents/0/number',
          message: 'A number is missing',
        },
        { field: '', pointer: '', message: 'It is late' },
      ],
      retryAfter: null,
    })
  })

  test('the {message} of the specification', async () => {
    const { post } = await serve({
      status: 400,
      headers: { 'X-Request-Id': 'of the header' },
      body: { message: 'Check your password' },
    })
    expect(await refusalOf(post())).toMatchObject({
      status: 400,
      code: 'http_400',
      serverMessage: 'Check your password',
      requestId: 'of the header',
      fields: [],
    })
  })

  test.each([
    {
      rule: 'specification 7: message comes first',
      body: { message: 'a', detail: 'b', title: 'c' },
      message: 'a',
    },
    { rule: 'then detail', body: { detail: 'b', title: 'c' }, message: 'b' },
    { rule: 'then title', body: { title: 'c' }, message: 'c' },
    { rule: 'an empty text is ignored', body: { message: '', title: 'c' }, message: 'c' },
    { rule: 'null is ignored', body: { message: null, detail: 'b' }, message: 'b' },
    {
      rule: 'invalid members do not hide the message',
      body: { message: 'a', status: '422', code: 7, errors: { email: ['taken'] } },
      message: 'a',
    },
    { rule: 'no message at all', body: {}, message: null },
    { rule: 'a list', body: ['a'], message: null },
    { rule: 'null', body: null, message: null },
  ])('message of a refusal: $rule', async ({ body, message }) => {
    const { post } = await serve({ status: 422, text: JSON.stringify(body) })
    expect(await refusalOf(post())).toMatchObject({
      status: 422,
      code: 'http_422',
      serverMessage: message,
      fields: [],
    })
  })

  test('the error page of a proxy, without a request id', async () => {
    const { post } = await serve({
      status: 502,
      headers: { 'Content-Type': 'text/html' },
      text: '<html><title>502 Bad Gateway</title></html>',
    })
    expect(await refusalOf(post())).toMatchObject({
      status: 502,
      code: 'http_502',
      serverMessage: null,
      requestId: null,
    })
  })

  test('specification 7: a success with another status than the specified one is a refusal with its message', async () => {
    const { post } = await serve({ status: 200, body: { message: 'Not yet' } })
    expect(await refusalOf(post({ successStatus: 202 }))).toMatchObject({
      status: 200,
      serverMessage: 'Not yet',
    })
  })

  test('no network', async () => {
    const { post, server } = await serve()
    server.close()
    await once(server, 'close')
    expect(await refusalOf(post())).toMatchObject({ status: 0, code: 'network' })
  })

  test('a connection that breaks', async () => {
    const { post } = await serve('break')
    expect(await refusalOf(post())).toMatchObject({ status: 0, code: 'network' })
  })

  test('no answer within 15 s', async () => {
    const { post, asked } = await serve('hang')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const onRefused = vi.fn<(refusal: ApiError) => void>()
    const answer = refusalOf(post()).then(onRefused)
    await asked()
    await vi.advanceTimersByTimeAsync(timeout - 1)
    expect(onRefused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ status: 0, code: 'timeout' }))
  })
})

describe('every response is parsed', () => {
  test('drops members that the contract does not name', async () => {
    const { get } = await serve({ body: { id: 1, more: true } })
    expect(await get()).toEqual({ id: 1 })
  })

  test.each([
    ['another shape', { body: { id: '1' } }],
    ['malformed JSON', { text: '{"id": 1' }],
    ['an empty body', { text: '' }],
    [
      'an HTML fallback page',
      { headers: { 'Content-Type': 'text/html' }, text: '<!doctype html>' },
    ],
  ])('%s is an error with a request id, and is not retried', async (_, answer) => {
    const { get, requests } = await serve({
      ...answer,
      headers: { 'X-Request-Id': '01J', ...('headers' in answer ? answer.headers : {}) },
    })
    expect(await refusalOf(get())).toMatchObject({
      status: 200,
      code: 'contract',
      serverMessage: null,
      requestId: '01J',
    })
    expect(requests).toHaveLength(1)
  })

  test('reports an invalid response as an incident: its path, request id and invalid members, but no data of records', async () => {
    const { get, faults } = await serve({
      headers: { 'X-Request-Id': '01J' },
      body: { id: 'Amina', more: 1 },
    })
    await refusalOf(get({ path: '/orders/:token', segments: { token: 'secret' } }))
    expect(faults).toEqual([
      { kind: 'answer', path: '/orders/:token', requestId: '01J', what: 'id (invalid_type)' },
    ])
  })

  test('a refusal is not an incident', async () => {
    const { post, faults } = await serve({ status: 422 })
    await refusalOf(post())
    expect(faults).toEqual([])
  })

  test('reports data that a call leaves out as an incident, and passes the request id to the call', async () => {
    const { get, faults } = await serve({ headers: { 'X-Request-Id': '01J' } })
    const finish = vi.fn<NonNullable<Call<{ id: number }>['finish']>>((_, { leaveOut }) => {
      leaveOut('1 of 2')
      return { id: 2 }
    })
    expect(await get({ finish })).toEqual({ id: 2 })
    expect(finish).toHaveBeenCalledWith({ id: 1 }, expect.objectContaining({ requestId: '01J' }))
    expect(faults).toEqual([{ kind: 'answer', path: '/orders', requestId: '01J', what: '1 of 2' }])
  })

  test('reports skipped items of a list as an incident, and to the caller', async () => {
    const { send, faults } = await serve({ headers: { 'X-Request-Id': '01J' }, body: [1, 'two'] })
    const onSkipped = vi.fn<(skipped: Skipped) => void>()
    const answer = readableListOf(z.int())
    expect(await send({ ...read, answer, onSkipped })).toEqual([1])
    const what = '1 of 2: all (invalid_type)'
    expect(faults).toEqual([{ kind: 'answer', path: '/orders', requestId: '01J', what }])
    const skipped = { count: 1, total: 2, why: ['all (invalid_type)'], requestId: '01J' }
    expect(onSkipped.mock.calls).toEqual([[skipped]])
  })

  test('accepts an empty response when the contract requires nothing', async () => {
    const { send } = await serve({ status: 204, text: '' })
    await expect(send({ ...read, method: 'DELETE', answer: z.unknown() })).resolves.toBe('')
  })
})

describe('a call can be aborted', () => {
  const aborted = { name: 'AbortError' }

  test('before it begins', async () => {
    const { get, requests } = await serve()
    await expect(get({ signal: AbortSignal.abort() })).rejects.toMatchObject(aborted)
    expect(requests).toEqual([])
  })

  test.each(['GET', 'POST'] as const)('while it waits for its answer: %s', async (method) => {
    const { send, requests, asked } = await serve('hang')
    const controller = new AbortController()
    const answer = send({ ...read, method, signal: controller.signal })
    asked().then(
      () => controller.abort(),
      () => undefined,
    )
    await expect(answer).rejects.toMatchObject(aborted)
    expect(requests).toHaveLength(1)
  })

  test('during the pause before the next try', async () => {
    const { get, requests } = await serve({ status: 503 })
    const controller = new AbortController()
    const pauses = passPauses(() => controller.abort())
    await expect(get({ signal: controller.signal })).rejects.toMatchObject(aborted)
    expect(pauses).toEqual([500])
    expect(requests).toHaveLength(1)
  })

  test('without leaving listeners on the signal', async () => {
    const { get } = await serve({ status: 503 }, {})
    passPauses()
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await get({ signal })
    expect(added).toHaveBeenCalled()
    expect(removed.mock.calls.length).toBeGreaterThanOrEqual(added.mock.calls.length)
  })
})

describe('a read is tried three times', () => {
  test.each<[string, Answer]>([
    ['a server error', { status: 500 }],
    ['a busy server', { status: 503 }],
    ['a connection that breaks', 'break'],
  ])('%s: after about 0.5 s and 1.5 s', async (_, answer) => {
    const pauses = passPauses()
    const { get, requests } = await serve(answer, answer, {})
    expect(await get()).toEqual({ id: 1 })
    expect(requests).toHaveLength(3)
    expect(pauses).toEqual([500, 1500])
  })

  test('fails with the error of the third try', async () => {
    passPauses()
    const { get, requests } = await serve({ status: 500 }, { status: 500 }, { status: 503 })
    expect(await refusalOf(get())).toMatchObject({ status: 503 })
    expect(requests).toHaveLength(3)
  })

  test.each([
    { random: 0, pause: 250 },
    { random: 1, pause: 750 },
  ])(
    'delays vary, so that consoles do not all retry at once: $pause ms',
    async ({ random, pause }) => {
      const pauses = passPauses()
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const { get } = await serve({ status: 503 }, {})
      await get()
      expect(pauses).toEqual([pause])
    },
  )

  test.each([400, 401, 403, 404, 409, 412, 422, 429])('but not after %s', async (status) => {
    const pauses = passPauses()
    const { get, requests } = await serve({ status })
    expect(await refusalOf(get())).toMatchObject({ status })
    expect(requests).toHaveLength(1)
    expect(pauses).toEqual([])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a write never is: %s', async (method) => {
    const pauses = passPauses()
    const { send, requests } = await serve({ status: 503, headers: { 'Retry-After': '1' } })
    await refusalOf(send({ ...read, method }))
    expect(requests).toHaveLength(1)
    expect(pauses).toEqual([])
  })
})

describe('Retry-After', () => {
  test.each([
    { rule: 'seconds', header: '7', wait: 7 },
    { rule: 'now', header: '0', wait: null },
    { rule: 'a date that has passed', header: seconds(-3600), wait: null },
    { rule: 'a number below zero', header: '-5', wait: null },
    { rule: 'neither a number nor a date', header: 'soon', wait: null },
    { rule: 'an empty value', header: '', wait: null },
  ])('$rule: $wait', async ({ header, wait }) => {
    const pauses = passPauses()
    const { get, post } = await serve(
      { status: 503, headers: { 'Retry-After': header } },
      { headers: {} },
      { status: 503, headers: { 'Retry-After': header } },
    )
    await get()
    expect(pauses).toEqual([wait === null ? 500 : wait * 1000])
    expect((await refusalOf(post())).retryAfter).toBe(wait)
  })

  test.each([
    ['seconds', '3600', 3600],
    ['a date', seconds(3600), 3590],
  ])('reports a delay of more than a minute instead of waiting: %s', async (_, header, min) => {
    const pauses = passPauses()
    const { get, requests } = await serve({ status: 503, headers: { 'Retry-After': header } })
    const { retryAfter } = await refusalOf(get())
    expect(retryAfter).toBeGreaterThan(min - 1)
    expect(retryAfter).toBeLessThanOrEqual(3600)
    expect(pauses).toEqual([])
    expect(requests).toHaveLength(1)
  })

  test('a date is relative to the clock of the server that sends it', async () => {
    const { post } = await serve(
      {
        status: 429,
        headers: { Date: seconds(-7200), 'Retry-After': seconds(-7200 + 45) },
      },
      {},
    )
    const { retryAfter } = await refusalOf(post())
    expect(retryAfter).toBeGreaterThan(40)
    expect(retryAfter).toBeLessThanOrEqual(46)
    // The device's clock is correct again for the following calls.
    await post()
  })

  test('a date becomes the number of seconds from now', async () => {
    const { post } = await serve({ status: 503, headers: { 'Retry-After': seconds(30) } })
    const { retryAfter } = await refusalOf(post())
    expect(retryAfter).toBeGreaterThan(20)
    expect(retryAfter).toBeLessThanOrEqual(30)
  })
})

describe('a rate-limited call', () => {
  test('fails at once, with the number of 429 responses in a row', async () => {
    const limited = { status: 429 }
    const { get, requests } = await serve(limited, limited, {}, limited)
    expect(await refusalOf(get())).toMatchObject({ status: 429, pauses: 1 })
    expect(await refusalOf(get())).toMatchObject({ status: 429, pauses: 2 })
    await get()
    expect(await refusalOf(get())).toMatchObject({ status: 429, pauses: 1 })
    expect(requests).toHaveLength(4)
  })

  test('is counted per read, and not for writes', async () => {
    const { get, post } = await serve({ status: 429 })
    expect(await refusalOf(get())).toMatchObject({ pauses: 1 })
    expect(await refusalOf(get({ query: { page: 2 } }))).toMatchObject({ pauses: 1 })
    expect(await refusalOf(post())).toMatchObject({ status: 429, pauses: 0 })
  })
})

describe('a read that the page has prefetched', () => {
  const call = { base: 'business', method: 'GET', path: '/vouchers', query: { page: 1 } } as const
  const answer = z.object({ id: z.number() })

  /** A `send` with prefetched responses, and the requests that still reach the server. */
  async function serveAhead(take: AheadReads['take']) {
    const { origin, requests } = await serve({ body: { id: 1 } })
    const onUnauthorized = vi.fn<(token: string | null) => void>()
    const note = vi.fn<AheadReads['note']>()
    const send = createSend(
      {
        addresses: { business: `${origin}/business`, catalogue: '', gateway: '', samples: '' },
        pictureHosts: [],
        opensAt: null,
        sampleBackend: 'none',
        scenario: '',
      },
      { token: () => 'a', language: () => 'en', onUnauthorized },
      { pauses: [], ahead: { take, note, store: () => undefined } },
    )
    return { send, requests, note, onUnauthorized, url: `${origin}/business/vouchers?page=1` }
  }

  test('takes the response by its URL and headers, and is noted for the next visit', async () => {
    const take = vi.fn<AheadReads['take']>(async () => Response.json({ id: 7 }))
    const { send, requests, note, url } = await serveAhead(take)
    expect(await send({ ...call, aheadOf: '/vouchers', answer })).toEqual({ id: 7 })
    const headers = { Authorization: 'Bearer a', 'Accept-Language': 'en' }
    expect(take).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining(headers))
    expect(note).toHaveBeenCalledExactlyOnceWith('/vouchers', url)
    expect(requests).toHaveLength(0)
  })

  test('sets the server clock, by which the session is checked', async () => {
    const date = 'Mon, 15 Jun 2026 09:00:00 GMT'
    const { send } = await serveAhead(async () => Response.json({ id: 7 }, { headers: { date } }))
    await send({ ...call, aheadOf: '/vouchers', answer })
    expect(Math.abs(serverNow().getTime() - Date.parse(date))).toBeLessThan(60_000)
  })

  test('reports a 401, as any call does', async () => {
    const { send, onUnauthorized } = await serveAhead(async () =>
      Response.json({}, { status: 401 }),
    )
    await expect(send({ ...call, aheadOf: '/vouchers', answer })).rejects.toThrow(ApiError)
    expect(onUnauthorized).toHaveBeenCalledWith('a')
  })

  test.each<[string, AheadReads['take']]>([
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was not sent', async () => undefined],
    ['cannot have been sent', () => undefined],
  ])('that %s is sent as usual', async (_, take) => {
    const { send, requests } = await serveAhead(take)
    expect(await send({ ...call, aheadOf: '/vouchers', answer })).toEqual({ id: 1 })
    expect(requests).toHaveLength(1)
  })

  test('is aborted with its screen', async () => {
    const { send } = await serveAhead(() => new Promise(() => {}))
    const leaving = new AbortController()
    const read = send({ ...call, aheadOf: '/vouchers', answer, signal: leaving.signal })
    leaving.abort()
    await expect(read).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('is not looked up for other calls', async () => {
    const take = vi.fn<AheadReads['take']>(async () => Response.json({ id: 7 }))
    const { send, note } = await serveAhead(take)
    expect(await send({ ...call, answer })).toEqual({ id: 1 })
    expect(take).not.toHaveBeenCalled()
    expect(note).not.toHaveBeenCalled()
  })
})
