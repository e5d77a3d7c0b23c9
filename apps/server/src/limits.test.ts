import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problem } from '@console/core/contracts'
import { declarationOf } from '@console/sample'
import { realHandlers } from '@console/app/mocks'
import { type StartedServer, startServer } from './startServer'

const folder = mkdtempSync(join(tmpdir(), 'console-limits-'))
let server: StartedServer

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'config.json'), '{}')
  const data = join(folder, 'console.sqlite')
  // Its clock is stopped, so that no period ends on a slow machine.
  const now = () => 0
  server = await startServer({
    data,
    folder,
    host: '127.0.0.1',
    port: 0,
    now,
    log: () => undefined,
  })
})
beforeEach(() => server.reset())
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const signIn = (email: string, password = 'console', path = '/business/auth/login') =>
  post(path, { email, password })

async function statuses(calls: (() => Promise<Response>)[]): Promise<number[]> {
  const all: number[] = []
  for (const call of calls) all.push((await call()).status)
  return all
}

const repeated = <Each>(count: number, each: (index: number) => Each) =>
  Array.from({ length: count }, (_, index) => () => each(index))

test('every write that is open to everyone has a limit', () => {
  const open = realHandlers.flatMap((handler) => {
    const declared = declarationOf(handler)
    if (declared?.roles !== 'public' || declared.method === 'GET') return []
    return declared.limit ? [] : `${declared.method} ${declared.path}`
  })
  // Signing in counts wrong passwords; the others write nothing.
  expect(open.toSorted()).toEqual(['POST /auth/login', 'POST /auth/logout', 'POST /auth/user-data'])
})

test('the user name and the email address of an account count as one', async () => {
  const names = ['daudi', 'daudi@console.example', ' DAUDI ', 'Daudi@console.example', 'daudi']
  expect(await statuses(names.map((name) => () => signIn(name, 'guess')))).toEqual(
    Array(5).fill(401),
  )
  expect(await statuses([() => signIn('daudi'), () => signIn('daudi@console.example')])).toEqual([
    429, 429,
  ])
  expect((await signIn('daudi', 'console', '/auth')).status).toBe(429)
})

test('a sign-in to the caller’s own account does not give an address more guesses', async () => {
  const guesses = repeated(40, async (index) => {
    if (index % 4 === 0) expect([202, 429]).toContain((await signIn('customer')).status)
    return signIn(`name-${index}@console.example`, 'guess')
  })
  expect(await statuses(guesses)).toEqual([...Array(30).fill(401), ...Array(10).fill(429)])
})

test('password links are mailed three times in ten minutes, and the refusal is in every language', async () => {
  const ask = (email: string, language = 'en') =>
    post('/business/auth/forgot-password', { email }, { 'Accept-Language': language })
  const names = ['admin', 'admin@console.example', 'ADMIN@console.example']
  expect(await statuses(names.map((name) => () => ask(name)))).toEqual([202, 202, 202])
  const details = new Set<string | undefined>()
  for (const language of ['en', 'tr', 'ar']) {
    const refused = await ask('admin', language)
    expect([refused.status, refused.headers.get('Content-Type')]).toEqual([
      429,
      'application/problem+json',
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    details.add(problem.parse(await refused.json()).detail)
  }
  expect(details.size).toBe(3)
  expect(await statuses(repeated(3, (index) => ask(`nobody+${index}@x.example`)))).toEqual([
    202, 202, 202,
  ])
  expect((await ask('nobody@x.example')).status).toBe(429)
})

test('an address has a limit for each type of call', async () => {
  const register = (index: number) =>
    post('/auth/register', {
      displayName: 'Ann',
      email: `ann${index}@x.example`,
      password: 'mlima-2026',
    })
  const registered = await statuses(repeated(22, register))
  expect(registered.slice(18)).toEqual([200, 200, 429, 429])
  const confirm = (index: number) =>
    post('/auth/mail-confirm', { access_token: `x${index}`, password: 'mlima-2026' })
  expect((await statuses(repeated(32, confirm))).slice(28)).toEqual([401, 401, 429, 429])
  const accept = (index: number) =>
    post('/business/auth/invitation', { token: `x${index}`, password: 'mlima-2026' })
  expect((await statuses(repeated(32, accept))).slice(28)).toEqual([409, 409, 429, 429])
  const choose = (index: number) =>
    post('/business/auth/password', { token: `x${index}`, password: 'mlima-2026' })
  expect((await statuses(repeated(32, choose))).slice(28)).toEqual([409, 409, 429, 429])
  const begin = (index: number) => beginRegistration(`shop${index}@x.example`)
  expect((await statuses(repeated(62, begin))).slice(58)).toEqual([201, 201, 429, 429])
  expect((await signIn('admin')).status).toBe(202)
})

test('other calls are answered while passwords are hashed', async () => {
  const answered: string[] = []
  const note = (name: string) => (answer: Response) => {
    answered.push(name)
    return answer.status
  }
  const registering = Array.from({ length: 20 }, (_, index) =>
    post('/auth/register', {
      displayName: 'Ann',
      email: `ann${index}@x.example`,
      password: 'mlima-2026',
    }).then(note('register')),
  )
  await fetch(`${server.address}/health`).then(note('health'))
  expect(new Set(await Promise.all(registering))).toEqual(new Set([200]))
  expect(answered.indexOf('health')).toBeLessThan(answered.lastIndexOf('register'))
})

function beginRegistration(email: string) {
  const owner = {
    first_name: 'Halima',
    last_name: 'Noor',
    email,
    user_phone: '+254012345671',
    idType: 'passport',
    idNumber: '30118842',
  }
  const name = 'Lodwar Stores'
  const about = { kind: 'retailer', tradingName: name, legalName: name, registrationNo: '90417733' }
  return post(
    '/business/registrations',
    { option: 'business', about: { ...about, owner, taxPin: 'P051234567Z' } },
    { 'Idempotency-Key': email },
  )
}

async function filesOf(email: string): Promise<string> {
  const { draftToken } = (await (await beginRegistration(email)).json()) as { draftToken: string }
  return `/api/business/registrations/${draftToken}/files`
}

const large = 8 * 1024 * 1024

/**
 * Sends only the beginning of a form.
 * @returns the head of the answer
 */
async function sendBeginning(path: string, beginning = ''): Promise<string> {
  const { port } = new URL(server.address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${large}\r\n\r\n${beginning}`,
  )
  const [part] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return part.toString().split('\r\n\r\n')[0] ?? ''
}

test('a file for an unknown registration is refused before it is sent', async () => {
  const answer = await sendBeginning(`/api/business/registrations/${'A'.repeat(22)}/files`)
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
  expect(answer).toMatch(/^connection: close$/im)
})

test.each([
  ['many empty parts', '--b\r\n\r\n\r\n'.repeat(20)],
  ['many fields', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(20)],
  [
    'several files',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n1\r\n'.repeat(3),
  ],
])('a form with %s is refused before it is completely sent', async (_, beginning) => {
  const path = await filesOf('parts@x.example')
  expect(await sendBeginning(path, beginning)).toMatch(/^HTTP\/1.1 400 /)
})

test.each([
  ['without a boundary', 'multipart/form-data', '--b\r\n'],
  [
    'cut off in its file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ['cut off in a head', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-da'],
  [
    'without a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
  ],
  [
    'with a file of another name',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n--b--\r\n',
  ],
  ['empty', 'multipart/form-data; boundary=b', ''],
])('a form that is %s is refused, and the server keeps running', async (_, type, body) => {
  const path = await filesOf('forms@x.example')
  const headers = { 'Content-Type': type }
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
  expect((await fetch(`${server.address}/health`)).status).toBe(200)
})

test('a file is read unchanged, and its name is sanitized', async () => {
  const path = await filesOf('name@x.example')
  const body = new FormData()
  const bytes = new Uint8Array(300_000).fill(7)
  body.set('note', 'beside it')
  body.set('file', new File(['%PDF-1.7', bytes], '../رخصة\u202E \u{1F33E}.pdf'))
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ name: 'رخصة \u{1F33E}.pdf', bytes: 300_008 })
})

test('a body without a length is read up to the limit', async () => {
  const path = await filesOf('streamed@x.example')
  const send = (size: number) => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7', new Uint8Array(size)], 'a.pdf'))
    const { body, headers } = new Response(form)
    return fetch(`${server.address}${path}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
  }
  expect((await send(1000)).status).toBe(201)
  expect((await send(large)).status).toBe(413)
})
