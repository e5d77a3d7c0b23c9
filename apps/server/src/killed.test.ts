import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from './postgres/testing/startPostgres'
import { buildProcess, type BuiltProcess, type RunningProcess } from './testing/buildProcess'

/** `KILLS=100 vitest run apps/server/src/killed.test.ts` takes longer. */
const kills = Number(process.env.KILLS ?? 20)
const killsOfShared = Number(process.env.KILLS ?? 5)

/** Number of clients that decide at the same time, each about its own records. */
const clients = 4
const recordsOfEach = 12

const folder = mkdtempSync(join(tmpdir(), 'console-killed-'))
let built: BuiltProcess
let postgres: Postgres
let running: RunningProcess | undefined

beforeAll(async () => {
  built = await buildProcess()
  postgres = await startPostgres()
})
afterEach(() => running?.kill())
afterAll(async () => {
  await postgres.remove()
  built.remove()
  rmSync(folder, { recursive: true })
})

interface Item {
  token: string
  version: number
  revision: number
}

interface Client {
  /** Records as the client's last answered decision has left them. */
  items: readonly Item[]
  isClaimed: boolean
  decisions: number
  /** Call whose answer has not arrived. */
  sent: { key: string; body: string } | null
  /** Last call whose answer arrived. */
  answered: { key: string; body: string; answer: string } | null
}

let token = ''

interface Asking {
  method?: string
  body?: string
  headers?: Record<string, string>
}

async function ask(address: string, path: string, init: Asking = {}): Promise<Response> {
  return fetch(`${address}/api/business${path}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...init.headers,
    },
  })
}

function decide(address: string, { key, body }: { key: string; body: string }): Promise<Response> {
  return ask(address, '/products/bulk-decisions', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
  })
}

interface BulkAnswer {
  results: { token: string; outcome: string; row: { version: number } }[]
}

/** Sends the client's next decision, and records its answer. */
async function step(address: string, client: Client): Promise<void> {
  const action = client.isClaimed ? 'release' : 'claim'
  client.sent = {
    key: crypto.randomUUID(),
    body: JSON.stringify({ action, items: client.items }),
  }
  await answer(address, client, client.sent)
}

async function answer(address: string, client: Client, call: NonNullable<Client['sent']>) {
  const text = await (await decide(address, call)).text()
  const { results } = JSON.parse(text) as BulkAnswer
  expect(results.map(({ outcome }) => outcome)).toEqual(client.items.map(() => 'ok'))
  client.items = client.items.map((item, place) => ({
    ...item,
    version: results[place]?.row.version ?? 0,
  }))
  client.isClaimed = !client.isClaimed
  client.decisions += 1
  client.answered = { ...call, answer: text }
  client.sent = null
}

/** Decides until the server is gone. */
async function work(address: string, client: Client): Promise<void> {
  try {
    for (;;) await step(address, client)
  } catch (error) {
    // A broken connection, which `fetch` reports as a TypeError.
    if (!(error instanceof TypeError)) throw error
  }
}

async function versionsIn(address: string): Promise<Map<string, number>> {
  const { items } = (await (await ask(address, '/products/selection')).json()) as { items: Item[] }
  return new Map(items.map((item) => [item.token, item.version]))
}

async function makeClients(address: string): Promise<Client[]> {
  const signedIn = await ask(address, '/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@console.example', password: 'console' }),
  })
  token = ((await signedIn.json()) as { access_token: string }).access_token
  const { items } = (await (
    await ask(address, '/products/selection?submission=waiting&claimedBy=none')
  ).json()) as { items: Item[] }
  return Array.from({ length: clients }, (_, place) => ({
    items: items.slice(place * recordsOfEach, (place + 1) * recordsOfEach),
    isClaimed: false,
    decisions: 0,
    sent: null,
    answered: null,
  }))
}

test.each([
  ['in SQLite', async () => join(folder, 'console.sqlite'), kills],
  ['in PostgreSQL', () => postgres.makeDatabase('killed'), killsOfShared],
] as const)(
  'stored %s and killed during bulk decisions, loses no answered decision and stores none partially',
  async (_, place, kills) => {
    const data = await place()
    const start = async () => (running = await built.start(data)).address
    const all = await makeClients(await start())
    await running?.kill()
    for (let turn = 0; turn < kills; turn += 1) {
      const address = await start()
      const versions = await versionsIn(address)
      for (const client of all) {
        const { sent, answered, items } = client
        const steps = new Set(items.map((item) => (versions.get(item.token) ?? 0) - item.version))
        // An unanswered decision is stored completely or not at all; answered ones are stored completely.
        expect([[0], sent ? [1] : [0]]).toContainEqual([...steps])
        if (answered)
          expect(await (await decide(address, answered)).text(), 'under the same key').toBe(
            answered.answer,
          )
        if (sent) await answer(address, client, sent)
      }
      const working = all.map((client) => work(address, client))
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 150))
      await running?.kill()
      await Promise.all(working)
    }
    const decisions = all.reduce((sum, client) => sum + client.decisions, 0)
    expect(decisions).toBeGreaterThan(kills)
  },
  60_000 + kills * 10_000,
)
