import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcess, type BuiltProcess, type RunningProcess } from '../testing/buildProcess'
import { type Postgres, startPostgres } from './testing/startPostgres'

let postgres: Postgres
let built: BuiltProcess
let url: string
let one: RunningProcess
let other: RunningProcess
/** Token that the first process issued. */
let token: string

async function signIn({ address }: RunningProcess): Promise<string> {
  const signedIn = await fetch(`${address}/api/business/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@console.example', password: 'console' }),
  })
  return ((await signedIn.json()) as { access_token: string }).access_token
}

beforeAll(async () => {
  ;[postgres, built] = await Promise.all([startPostgres(), buildProcess()])
  url = await postgres.makeDatabase('shared')
  ;[one, other] = await Promise.all([built.start(url), built.start(url)])
  token = await signIn(one)
})
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()])
  await postgres.remove()
  built.remove()
})

interface Item {
  token: string
  version: number
  revision: number
}

function read({ address }: RunningProcess, path: string): Promise<Response> {
  return fetch(`${address}/api/business${path}`, { headers: { Authorization: `Bearer ${token}` } })
}

async function readItems(server: RunningProcess, query: string): Promise<Item[]> {
  const answer = await read(server, `/products/selection?${query}`)
  return ((await answer.json()) as { items: Item[] }).items
}

function decide({ address }: RunningProcess, item: Item, action: string, key: string) {
  return fetch(`${address}/api/business/products/${item.token}/decisions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'If-Match': `"v${item.version}"`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ action, revision: item.revision }),
  })
}

const free = 'submission=waiting&claimedBy=none'

test('a token of one process is valid at the other, which sees its decisions; a decision about an older version is refused with 412', async () => {
  const [item] = (await readItems(other, free)) as [Item]
  expect((await decide(one, item, 'claim', 'claim by one')).status).toBe(200)
  const found = await readItems(other, '')
  expect(found.find((each) => each.token === item.token)?.version).toBe(item.version + 1)
  expect((await decide(other, item, 'release', 'release by other')).status).toBe(412)
})

test('of two parallel decisions about the same version one is accepted; with the same key both get the same answer', async () => {
  const [item, next] = (await readItems(one, free)) as [Item, Item]
  const statuses = await Promise.all(
    [one, other].map(
      async (server) => (await decide(server, item, 'claim', server.address)).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, 412])
  const answers = await Promise.all(
    [one, other].map(async (server) => (await decide(server, next, 'claim', 'the same')).text()),
  )
  expect(answers[1]).toBe(answers[0])
  expect(answers[0]).toContain(`"version":${next.version + 1}`)
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

test('a decision at one server is reported by the other, with shared positions', async () => {
  const [item] = (await readItems(one, free)) as [Item]
  const before = await read(other, '/events')
  await decide(one, item, 'claim', 'told')
  const reported = await heard(before, item.token)
  const [, begun = ''] = /id: (\d+)\n\n/.exec(reported) ?? []
  const [, place = ''] = /id: (\d+)\n(?:.*\n)*$/.exec(reported.slice(1)) ?? []
  expect(reported).toContain(`"version":${item.version + 1},`)
  const missed = await heard(await read(one, `/events?since=${begun}`), item.token)
  expect(missed).toContain(`id: ${place}\n`)
})

test('a token that was revoked at one process is refused by the other at its next call', async () => {
  const headers = { Authorization: `Bearer ${await signIn(one)}` }
  const path = '/api/business/queues/summary'
  expect((await fetch(`${other.address}${path}`, { headers })).status).toBe(200)
  await fetch(`${one.address}/api/business/auth/logout`, { method: 'POST', headers })
  expect((await fetch(`${other.address}${path}`, { headers })).status).toBe(401)
})

test('while the database is unreachable calls are refused with 503 and Retry-After, and the health check fails with 503', async () => {
  const [item] = (await readItems(one, free)) as [Item]
  await postgres.kill()
  const refused = await decide(one, item, 'claim', 'away')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ detail: 'The database cannot be reached.' })
  expect((await fetch(`${other.address}/health`)).status).toBe(503)
  await postgres.start()
  expect((await decide(other, item, 'claim', 'away')).status).toBe(200)
  expect((await fetch(`${one.address}/health`)).status).toBe(200)
})

test('--fresh leaves a shared database unchanged', async () => {
  await expect(built.start(url, { options: ['--fresh'] })).rejects.toThrow(
    /^The server ended with 1: Others may use a PostgreSQL database/,
  )
})
