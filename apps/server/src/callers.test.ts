import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAnswer } from '@console/core/contracts'
import { createHosts, publicUrlsIn } from './hosts'
import { type StartedServer, startServer } from './startServer'
import { StartupError } from './process/StartupError'

const folder = mkdtempSync(join(tmpdir(), 'console-callers-'))
let server: StartedServer

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{}')
  server = await startServer({
    data: join(folder, 'console.sqlite'),
    folder,
    host: '127.0.0.1',
    port: 0,
    publicUrls: [new URL('https://console.example'), new URL('http://console.internal:8080')],
    log: () => undefined,
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request with headers that `fetch` would not send. */
function ask(path: string, { method = 'GET', headers = {}, body = '' }: Asking = {}) {
  const { port } = new URL(server.address)
  return new Promise<Answer>((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const isJson = method !== 'HEAD' && /json/.test(answer.headers['content-type'] ?? '')
      const read = isJson ? json : text
      read(answer).then(
        (content) => done({ status: answer.statusCode, headers: answer.headers, body: content }),
        failed,
      )
    })
      .once('error', failed)
      .end(body)
  })
}

const note = {
  title: 'From elsewhere',
  description: '',
  archive: false,
  image: '',
  time: '2026-06-15T09:00:00Z',
  reminder: null,
  checklist: [],
  labels: [],
}

/** Makes a write that takes no token: a note of the sample app. */
function write(headers: Record<string, string>) {
  return ask('/api/notes-app/create-note', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ note }),
  })
}

test.each([
  'localhost',
  'localhost:99',
  '127.0.0.1',
  '[::1]:1',
  'console.example',
  'CONSOLE.internal:8080',
])('answers to its own name %s', async (Host) => {
  expect((await ask('/', { headers: { Host } })).status).toBe(200)
  expect((await ask('/api/business/places', { headers: { Host } })).status).toBe(200)
})

test.each(['a@localhost', 'localhost/', '[::1', 'localhost#'])(
  'refuses the malformed host name %j',
  async (Host) => {
    expect((await ask('/', { headers: { Host } })).status).toBe(421)
    expect((await ask('/api/business/places', { headers: { Host } })).status).toBe(400)
  },
)

test.each(['evil.example', 'evil.example:4173', 'localhost.evil.example'])(
  'answers 421 to the foreign host name %j',
  async (Host) => {
    expect((await ask('/', { headers: { Host } })).status).toBe(421)
    expect(await ask('/api/business/places', { headers: { Host } })).toMatchObject({
      status: 421,
      body: { code: 'wrong_host' },
    })
  },
)

test('reports its health under any host name, with a query and to HEAD, too', async () => {
  for (const path of ['/health', '/health/', '/health?x=1'])
    expect(await ask(path, { headers: { Host: '10.0.0.11' } })).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    })
  expect(await ask('/health', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
})

test.each<Record<string, string>>([
  { Origin: 'http://evil.example' },
  { Origin: 'http://localhost:1' },
  { Origin: 'null' },
  { Origin: '' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('refuses a write from another origin: %j', async (headers) => {
  expect(await write(headers)).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
})

test('accepts a write of its own page, behind a proxy, and of a program', async () => {
  const { host } = new URL(server.address)
  const own: Record<string, string>[] = [
    {},
    { Host: host, Origin: server.address, 'Sec-Fetch-Site': 'same-origin' },
    { Host: 'console.example', Origin: 'https://console.example' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ]
  for (const headers of own) expect((await write(headers)).status).toBe(200)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('answers 415 to a body of the type %j where JSON is declared', async (type) => {
  expect(await write({ 'Content-Type': type })).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media' },
  })
})

test('accepts the declared type in any case and with parameters', async () => {
  expect((await write({ 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
})

test('answers HEAD as GET without a body, and begins no stream for it', async () => {
  const get = await ask('/api/business/places')
  const head = await ask('/api/business/places', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  const { body } = await ask('/api/business/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@console.example', password: 'console' }),
  })
  const headers = { Authorization: `Bearer ${signInAnswer.parse(body).access_token}` }
  const events = await ask('/api/business/events', { method: 'HEAD', headers })
  expect(events).toMatchObject({ status: 200, headers: { 'content-type': 'text/event-stream' } })
})

test('accepts a request target with scheme and host, as proxies send it', async () => {
  expect((await ask('http://localhost/api/business/places')).status).toBe(200)
  expect((await ask('http://localhost')).status).toBe(200)
})

test('sends security headers with every answer', async () => {
  for (const answer of [
    await ask('/'),
    await ask('/assets/none.js'),
    await ask('/api/business/places'),
    await ask('/api/business/orders'),
    await ask('/api/nothing'),
    await ask('/', { headers: { Host: 'evil.example' } }),
    await ask('/health'),
  ]) {
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('sends Strict-Transport-Security only for names that people reach by https', async () => {
  const headerFor = async (Host: string) =>
    (await ask('/', { headers: { Host } })).headers['strict-transport-security']
  expect(await headerFor('console.example')).toBe('max-age=31536000')
  expect(await headerFor('console.internal')).toBeUndefined()
  expect(await headerFor('localhost')).toBeUndefined()
})

test('ignores ?mock= and its cookie unless it was started for a demonstration', async () => {
  const page = await ask('/?mock=500')
  expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
  const answer = await ask('/api/business/places', { headers: { Cookie: 'scenario=500' } })
  expect(answer.status).toBe(200)
  expect((await ask('/config.json', { headers: { Cookie: 'scenario=500' } })).body).toEqual({})
})

test('a server that listens on every address answers to the addresses of its machine', () => {
  expect(createHosts('0.0.0.0').isOwn('127.0.0.1:4173')).toBe(true)
  expect(createHosts('::').isOwn('[::1]')).toBe(true)
  expect(createHosts('192.0.2.7').isOwn('192.0.2.7:4173')).toBe(true)
  expect(createHosts('192.0.2.7').isOwn('192.0.2.8')).toBe(false)
})

test('PUBLIC_URL is one address or several', () => {
  expect(publicUrlsIn(undefined)).toEqual([])
  expect(publicUrlsIn('https://a.example, http://b.example:81').map(({ host }) => host)).toEqual([
    'a.example',
    'b.example:81',
  ])
  for (const wrong of ['a.example', 'ftp://a.example', 'https://a.example,b'])
    expect(() => publicUrlsIn(wrong)).toThrow(StartupError)
})
