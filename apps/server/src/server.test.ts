import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problem, signInAnswer } from '@console/core/contracts'
import { database as sampleDatabase } from '@console/sample'
import { type StartedServer, startServer } from './startServer'

const folder = mkdtempSync(join(tmpdir(), 'console-server-'))
const data = join(folder, 'console.sqlite')
const lines: Record<string, unknown>[] = []
const starting = {
  data,
  folder,
  host: '127.0.0.1',
  port: 0,
  isDemo: true,
  // Stopped, so that no period ends on a slow machine.
  now: () => 0,
  log: (line: Record<string, unknown>) => void lines.push(line),
}
let server: StartedServer

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{}')
  server = await startServer(starting)
})
beforeEach(() => void lines.splice(0))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function signIn(email: string, password = 'console', path = '/api/business/auth/login') {
  return fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

async function tokenOf(email: string, password?: string): Promise<string> {
  return signInAnswer.parse(await (await signIn(email, password)).json()).access_token
}

function read(path: string, token?: string, headers: Record<string, string> = {}) {
  return fetch(`${server.address}${path}`, {
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
  })
}

/** Sends raw bytes and returns the raw answer. */
function exchange(text: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = ''
    const socket = createConnection(Number(new URL(server.address).port), '127.0.0.1', () =>
      socket.write(text),
    )
    socket
      .on('data', (part) => (answer += String(part)))
      .once('error', failed)
      .once('close', () => done(answer))
  })
}

/**
 * Status and code of a refusal.
 * @throws Error if it is not problem details, or lacks the headers of every answer
 */
async function refusalOf(answer: Response): Promise<[status: number, code: string | undefined]> {
  const { code, requestId } = problem.parse(await answer.json())
  const { headers, status } = answer
  if (
    headers.get('content-type') !== 'application/problem+json' ||
    headers.get('x-request-id') !== requestId ||
    !headers.get('date')?.includes('2026')
  )
    throw new Error(`${status} ${code} is not as refusals are`)
  return [status, code]
}

test('the console and its calls have one origin', async () => {
  const page = await read('/approve-product?page=2')
  expect(await page.text()).toContain('<title>Console</title>')
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'")
  const token = await tokenOf('admin@console.example')
  const list = await read('/api/business/products?pageSize=10', token)
  expect(((await list.json()) as { items: unknown[] }).items).toHaveLength(10)
})

test('reports its health to anyone', async () => {
  const answer = await read('/health')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test('tokens are signed with a secret: a token of the sample backend in a page and a changed one are refused', async () => {
  const token = await tokenOf('staff@console.example')
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'superadmin@console.example' }))
  const path = '/api/business/queues/summary'
  expect((await read(path, token)).status).toBe(200)
  for (const wrong of [
    `${header}.${forged.toString('base64url')}.${signature}`,
    `${header}.${payload}.${signature.slice(1)}`,
    `${header}.${payload}.`,
  ])
    expect(await refusalOf(await read(path, wrong))).toEqual([401, 'unauthorized'])
})

test('the database contains no password in plain text', async () => {
  await invite('Zainab Ali', 'zainab.ali@console.example')
  const stored = [data, `${data}-wal`].map((file) => readFileSync(file, 'latin1')).join('')
  const wanted = ['zainab.ali@console.example', chosenPassword, 'console\0', '"password"']
  expect(wanted.filter((text) => stored.includes(text))).toEqual(['zainab.ali@console.example'])
})

test('limits password guesses from any address, and no other sign-ins', async () => {
  for (let tries = 0; tries < 5; tries += 1)
    expect(await refusalOf(await signIn('daudi@console.example', 'guess'))).toEqual([
      401,
      'wrong_credentials',
    ])
  const refused = await signIn(' DAUDI@console.example', 'console')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusalOf(refused)).toEqual([429, 'rate_limited'])
  expect(await refusalOf(await signIn('daudi@console.example', 'x', '/api/auth'))).toEqual([
    429,
    'rate_limited',
  ])
  expect((await signIn('customer@console.example')).status).toBe(202)
})

test('a file of a registration may be larger than 1 MiB, up to the maximum of files', async () => {
  const { draftToken } = await begun()
  const sendFile = (size: number) => {
    const body = new FormData()
    body.set('file', new File(['%PDF-1.7', new Uint8Array(size)], 'licence.pdf'))
    const url = `${server.address}/api/business/registrations/${draftToken}/files`
    return fetch(url, { method: 'POST', body })
  }
  const sent = await sendFile(2 * 1024 * 1024)
  expect(sent.status).toBe(201)
  const { url } = (await sent.json()) as { url: string }
  const read = await fetch(`${server.address}${url}`)
  expect((await read.bytes()).length).toBe(2 * 1024 * 1024 + 8)
  expect(read.headers.get('Content-Disposition')).toContain('attachment')
  expect((await fetch(`${server.address}${url}x`)).status).toBe(404)
  expect(await refusalOf(await sendFile(8 * 1024 * 1024))).toEqual([413, 'too_large'])
})

/** Starts a registration. */
async function begun(): Promise<{ draftToken: string }> {
  const owner = {
    first_name: 'Halima',
    last_name: 'Noor',
    email: 'halima@shop.example',
    user_phone: '+254012345671',
    idType: 'passport',
    idNumber: '30118842',
  }
  const name = 'Lodwar Stores'
  const about = { kind: 'retailer', tradingName: name, legalName: name, registrationNo: '90417733' }
  const answer = await fetch(`${server.address}/api/business/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'begun' },
    body: JSON.stringify({ option: 'business', about: { ...about, owner, taxPin: 'P051234567Z' } }),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { draftToken: string }
}

test('a body of more than 1 MiB is refused, with or without a declared length', async () => {
  const body = 'x'.repeat(1024 * 1024 + 1)
  const url = `${server.address}/api/business/auth/forgot-password`
  expect(await refusalOf(await fetch(url, { method: 'POST', body }))).toEqual([413, 'too_large'])
  const stream = new Blob([body]).stream()
  const headers = { 'Content-Type': 'application/json' }
  const streamed = await fetch(url, {
    method: 'POST',
    headers,
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect(await refusalOf(streamed)).toEqual([413, 'too_large'])
})

test('unknown and malformed requests are refused with a fitting status', async () => {
  expect(await refusalOf(await read('/api/business/nothing'))).toEqual([404, 'not_found'])
  expect(await refusalOf(await read('/api/business/products/%E0%A4%A'))).toEqual([404, 'not_found'])
  const url = `${server.address}/api/business/products`
  const wrong = await fetch(url, { method: 'DELETE' })
  expect(wrong.headers.get('allow')).toContain('GET')
  expect(await refusalOf(wrong)).toEqual([405, 'method_not_allowed'])
  for (const [text, status] of [
    ['NONSENSE\r\n\r\n', 400],
    ['BREW /api/business/products HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['TRACE /api/business/products HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    [
      `GET /health HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
      431,
    ],
  ] as const)
    expect(await exchange(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test.each(['tr', 'ar'])('the server’s own refusals are in %s, too', async (language) => {
  const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' }
  const url = `${server.address}/api/business`
  const email = `${language}@console.example`
  for (let tries = 0; tries < 5; tries += 1) await signIn(email, 'guess')
  const refused = [
    await read('/api/business/nothing', undefined, headers),
    await fetch(`${url}/products`, { method: 'DELETE', headers }),
    await fetch(`${url}/auth/login`, { method: 'POST', headers, body: 'x'.repeat(2 ** 20 + 1) }),
    await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'guess' }),
    }),
    await read('/api/business/events', undefined, headers),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 405, 413, 429, 401])
  for (const answer of refused) {
    expect(answer.headers.get('content-language')).toBe(language)
    const { detail, message } = (await answer.json()) as { detail: string; message: string }
    expect(detail).not.toMatch(/\b(There|This|body|Too many)\b|^Invalid/)
    expect(message).toBe(detail)
  }
})

test('logs one line per request, with its path pattern, without tokens, queries and bodies', async () => {
  const token = await tokenOf('admin@console.example')
  const list = await read('/api/business/products?q=secret+name', token)
  const { items } = (await list.json()) as { items: { secureToken: string }[] }
  const record = await read(`/api/business/products/${items[0]?.secureToken}`, token)
  expect(lines).toEqual([
    expect.objectContaining({ method: 'POST', path: '/api/business/auth/login', status: 202 }),
    expect.objectContaining({ method: 'GET', path: '/api/business/products', status: 200 }),
    {
      method: 'GET',
      path: '/api/business/products/:token',
      status: items[0] ? 200 : 404,
      ms: expect.any(Number) as number,
      id: record.headers.get('x-request-id'),
    },
  ])
  const logged = JSON.stringify(lines)
  for (const hidden of [token, 'secret', 'admin@', items[0]?.secureToken ?? token])
    expect(logged).not.toContain(hidden)
})

test('?mock= in a page’s address sets scenarios for its browser only, until ?mock=ok', async () => {
  const page = await read('/login-now?mock=GET /queues/summary:500')
  const [cookie = ''] = page.headers.get('set-cookie')?.split(';') ?? []
  const token = await tokenOf('admin@console.example')
  const path = '/api/business/queues/summary'
  expect(await refusalOf(await read(path, token, { Cookie: cookie }))).toEqual([
    500,
    'server_error',
  ])
  expect((await read(path, token)).status).toBe(200)
  const configuration = await read('/config.json', undefined, { Cookie: cookie })
  expect(await configuration.json()).toEqual({ scenario: 'GET /queues/summary:500' })
  expect(await (await read('/config.json')).json()).toEqual({})
  const ended = await read('/?mock=ok', undefined, { Cookie: cookie })
  expect(ended.headers.get('set-cookie')).toContain('scenario=ok;')
  const wrong = await read('/?mock=nonsense')
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining('no scenario nonsense'),
  ])
})

test('the scenario offline breaks the connection', async () => {
  const cookie = 'scenario=offline'
  await expect(read('/api/business/queues/summary', undefined, { Cookie: cookie })).rejects.toThrow(
    'fetch failed',
  )
})

/** Reads an event stream until it contains a text. */
async function heard(answer: Response, wanted: string): Promise<string> {
  let text = ''
  for await (const part of answer.body ?? []) {
    text += Buffer.from(part).toString()
    if (text.includes(wanted)) break
  }
  return text
}

interface Item {
  token: string
  version: number
  revision: number
}

/** Decides about a product, and returns its new version. */
async function decide(account: string, item: Item, action: string): Promise<number> {
  const answer = await fetch(`${server.address}/api/business/products/${item.token}/decisions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${account}`,
      'Content-Type': 'application/json',
      'If-Match': `"v${item.version}"`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ action, revision: item.revision }),
  })
  return ((await answer.json()) as { record: Item }).record.version
}

test('notifies listeners of changed records, missed changes first', async () => {
  const token = await tokenOf('admin@console.example')
  const path = '/api/business/products/selection?submission=waiting&claimedBy=none'
  const [item] = ((await (await read(path, token)).json()) as { items: [Item] }).items
  const stream = await read('/api/business/events', token)
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.headers.get('content-encoding')).toBeNull()

  const claimed = await decide(token, item, 'claim')
  const reported = await heard(stream, item.token)
  const [, begun] = /id: (\d+)\n\n/.exec(reported) ?? []
  expect(reported).toContain(`{"resource":"products","token":"${item.token}","version":${claimed},`)
  expect(reported).toContain('"name":"Brian Otieno"')

  const released = await decide(token, { ...item, version: claimed }, 'release')
  const missed = await heard(await read(`/api/business/events?since=${begun}`, token), item.token)
  // Once, as the last change has left it.
  expect(missed.split(item.token)).toHaveLength(2)
  expect(missed).toContain(`"version":${released},`)
  const unknown = await heard(await read('/api/business/events?since=99999', token), 'changes')
  expect(unknown).toContain('{"changes":null}')
})

function write(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${server.address}/api/business${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const chosenPassword = 'mlima-2026'

/** Invites a colleague, who accepts. */
async function invite(name: string, email: string): Promise<{ staffToken: string }> {
  const admin = await tokenOf('admin@console.example')
  const invited = await write(
    '/staff/invitations',
    { name, email, roles: ['staff'] },
    { Authorization: `Bearer ${admin}`, 'Idempotency-Key': crypto.randomUUID() },
  )
  const { member, link } = (await invited.json()) as {
    member: { staffToken: string }
    link: string
  }
  const invitation = new URL(link, server.address).searchParams.get('token')
  await write('/auth/invitation', { token: invitation, password: chosenPassword })
  return member
}

test('names an invited colleague to listeners', async () => {
  const admin = await tokenOf('admin@console.example')
  const email = 'grace.njeri@console.example'
  await invite('Grace Njeri', email)
  const own = await tokenOf(email, chosenPassword)

  const path = '/api/business/products/selection?submission=waiting&claimedBy=none'
  const [item] = ((await (await read(path, own)).json()) as { items: [Item] }).items
  const stream = await read('/api/business/events', admin)
  await decide(own, item, 'claim')
  expect(await heard(stream, item.token)).toContain('"name":"Grace Njeri"')
})

describe('revoked tokens', () => {
  const email = 'wanjiku.kamau@console.example'
  const path = '/api/business/queues/summary'
  let member: { staffToken: string }

  beforeAll(async () => {
    member = await invite('Wanjiku Kamau', email)
  })

  /** Decides about the colleague as an administrator. */
  async function decideAboutMember(action: string, input: object) {
    const admin = await tokenOf('admin@console.example')
    const at = `/staff/${member.staffToken}`
    const record = (await (await read(`/api/business${at}`, admin)).json()) as Item
    const answer = await write(
      `${at}/decisions`,
      { action, revision: 1, ...input },
      {
        Authorization: `Bearer ${admin}`,
        'If-Match': `"v${record.version}"`,
        'Idempotency-Key': crypto.randomUUID(),
      },
    )
    expect(answer.status).toBe(200)
  }

  function signOut(token?: string) {
    return write('/auth/logout', {}, token === undefined ? {} : { Authorization: token })
  }

  test('signing out revokes the token, and no other, also after a restart', async () => {
    const [one, other] = [
      await tokenOf(email, chosenPassword),
      await tokenOf(email, chosenPassword),
    ]
    const stream = await read('/api/business/events', one)
    expect((await signOut(`bearer ${one}`)).status).toBe(204)
    // Ends without another event.
    expect((await stream.text()).match(/data:/g)).toHaveLength(1)
    expect(await refusalOf(await read(path, one))).toEqual([401, 'unauthorized'])
    await server.close()
    server = await startServer(starting)
    expect(await refusalOf(await read(path, one))).toEqual([401, 'unauthorized'])
    expect((await read(path, other)).status).toBe(200)
    for (const again of [`Bearer ${one}`, 'Bearer abc', undefined])
      expect((await signOut(again)).status).toBe(204)
  })

  test('accepts the scheme of the token in any case', async () => {
    const token = await tokenOf(email, chosenPassword)
    for (const scheme of ['bearer', 'BEARER'])
      expect((await read(path, undefined, { Authorization: `${scheme} ${token}` })).status).toBe(
        200,
      )
  })

  test('a change of roles ends the stream with the new roles, and the token stays valid with them', async () => {
    const token = await tokenOf(email, chosenPassword)
    const stream = await read('/api/business/events', token)
    await decideAboutMember('change_roles', { roles: ['admin'] })
    const reported = await stream.text()
    expect(reported.match(/"roles":\["(\w+)"\]/g)).toEqual([
      '"roles":["staff"]',
      '"roles":["admin"]',
    ])
    expect(await heard(await read('/api/business/events', token), '"roles"')).toContain('"admin"')
  })

  test('a suspension ends the stream, and earlier tokens stay revoked after it is lifted', async () => {
    const token = await tokenOf(email, chosenPassword)
    const stream = await read('/api/business/events', token)
    await decideAboutMember('suspend', { note: 'Left the company.' })
    expect(await stream.text()).not.toContain('"resource":"staff"')
    expect(await refusalOf(await read('/api/business/events', token))).toEqual([
      401,
      'unauthorized',
    ])
    await decideAboutMember('reactivate', { note: 'Came back.' })
    expect(await refusalOf(await read(path, token))).toEqual([401, 'unauthorized'])
    expect((await read(path, await tokenOf(email, chosenPassword))).status).toBe(200)
  })

  test('a new password ends the stream', async () => {
    const token = await tokenOf(email, chosenPassword)
    const stream = await read('/api/business/events', token)
    await write('/auth/forgot-password', { email })
    const { mail } = lines.findLast((line) => line.mail) as { mail: { path: string } }
    const link = new URL(mail.path, server.address).searchParams.get('token')
    await write('/auth/password', { token: link, password: 'mlima-2027' })
    expect((await stream.text()).match(/data:/g)).toHaveLength(1)
    expect(await refusalOf(await read(path, token))).toEqual([401, 'unauthorized'])
  })
})

test('a reset of the data restarts the positions of the log', async () => {
  const token = await tokenOf('admin@console.example')
  sampleDatabase.reset()
  expect(await heard(await read('/api/business/events', token), '\n\n')).toContain('id: 0\n\n')
})

test('only the staff may listen to changes', async () => {
  const path = '/api/business/events'
  expect(await refusalOf(await read(path))).toEqual([401, 'unauthorized'])
  expect(await refusalOf(await read(path, await tokenOf('customer@console.example')))).toEqual([
    403,
    'forbidden',
  ])
})

test('reports a port or a database in use in a sentence', async () => {
  await expect(startServer({ ...starting, port: 0 })).rejects.toThrow('in use by another server')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(
    startServer({ ...starting, data: join(folder, 'other.sqlite'), port }),
  ).rejects.toThrow(`Port ${port} is in use`)
  other.close()
})
