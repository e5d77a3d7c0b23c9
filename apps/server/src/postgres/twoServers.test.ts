import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { createDatabase, type Entity, type DatabaseOwner } from '@console/sample'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '../storage/openedDatabase'
import { openShared } from './openShared'
import { type Postgres, startPostgres } from './testing/startPostgres'

interface Stall {
  version: number
  token: string
  name: string
}

const stalls: Entity<Stall> = {
  name: 'stalls',
  token: 'token',
  seed: () => [{ version: 1, token: 'a', name: 'Ada' }],
}

interface Server extends OpenedDatabase {
  sampleDatabase: DatabaseOwner
}

let postgres: Postgres
let url: string
const servers: Server[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.makeDatabase('shared')
})
afterAll(() => postgres.remove())
afterEach(async () => {
  for (const { close } of servers.splice(0)) await close()
  await ask('DELETE FROM console.log')
})

async function open(address = url): Promise<Server> {
  const sampleDatabase = createDatabase()
  const server = { sampleDatabase, ...(await openShared(sampleDatabase, address, () => {})) }
  servers.push(server)
  return server
}

/** Renames the stall unless it has changed since its version was read, as a call with `If-Match` does. */
function rename({ sampleDatabase, inTurn }: Server, version: number, name: string) {
  return inTurn(() => {
    if (sampleDatabase.find(stalls, 'a')?.version !== version) return 'taken'
    return sampleDatabase.change(stalls, 'a', { name }, 'someone').name
  }, null)
}

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows as unknown[]
}

test('the next call at another server sees the writes of the first', async () => {
  const [one, other] = [await open(), await open()]
  expect(await rename(one, 1, 'Ada Market')).toBe('Ada Market')
  expect(await other.inTurn(() => other.sampleDatabase.find(stalls, 'a'), null)).toEqual({
    version: 2,
    token: 'a',
    name: 'Ada Market',
  })
  expect(other.sampleDatabase.changes()).toEqual(one.sampleDatabase.changes())
})

test('parallel writes take each version once and lose no count', async () => {
  const [one, other] = [await open(), await open()]
  const count = ({ sampleDatabase, inTurn }: Server) =>
    inTurn(() => {
      const made = Number(sampleDatabase.settings('notes').made ?? 0)
      sampleDatabase.saveSettings('notes', { made: made + 1 })
    }, null)
  for (let version = 1; version <= 20; version += 1) {
    const names = await Promise.all([
      rename(one, version, 'one'),
      rename(other, version, 'other'),
      count(one),
      count(other),
    ])
    expect(names.slice(0, 2)).toContain('taken')
    expect(new Set(names.slice(0, 2)).size).toBe(2)
  }
  const again = await open()
  expect(again.sampleDatabase.changes().map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, number) => number + 2),
  )
  expect(again.sampleDatabase.settings('notes')).toEqual({ made: 40 })
})

test('only the latest settings are stored, and answers for a day', async () => {
  const { sampleDatabase, inTurn } = await open()
  for (const density of ['cosy', 'compact'])
    await inTurn(() => sampleDatabase.saveSettings('amina', { density }), null)
  await inTurn(() => sampleDatabase.saveAnswer('key', { body: '', answer: 1 }), 'key')
  await ask(`UPDATE console.log SET at = now() - interval '25 hours' WHERE entity = 'kept answers'`)
  await inTurn(() => sampleDatabase.saveSettings('carol', {}), null)
  expect(await ask('SELECT entity, content FROM console.log ORDER BY place')).toEqual([
    { entity: 'kept settings', content: '{"density":"compact"}' },
    { entity: 'kept settings', content: '{}' },
  ])
})

test('a call with the same key at two servers is executed once and gets the same answer', async () => {
  const all = [await open(), await open()]
  const answers = await Promise.all(
    all.map(({ sampleDatabase, inTurn }) =>
      inTurn(() => {
        const known = sampleDatabase.answerOf('key')
        if (known) return known.answer
        const { version } = sampleDatabase.change(stalls, 'a', {}, 'someone')
        sampleDatabase.saveAnswer('key', { body: '', answer: version })
        return version
      }, 'key'),
    ),
  )
  expect(answers).toEqual([2, 2])
  expect(await ask(`SELECT version FROM console.log WHERE entity = 'stalls'`)).toHaveLength(1)
})

/**
 * A proxy of the database that breaks the connection after a certain statement, once it is executed and before it is answered.
 */
async function breakingWay(sent: string) {
  const { hostname, port } = new URL(url)
  const way = createServer((near) => {
    const far = connect(Number(port), hostname)
    let isBreaking = false
    near.on('data', (part) => {
      isBreaking ||= part.includes(sent)
      far.write(part)
    })
    far.on('data', (part) => (isBreaking ? near.destroy() : near.write(part)))
    near.on('close', () => far.destroy()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const address = new URL(url)
  address.port = String((way.address() as AddressInfo).port)
  return { address: address.href, close: () => void way.close() }
}

test('a repeated call with the same key gets the stored answer that was lost', async () => {
  const [{ address, close }, direct] = [await breakingWay('INTO console.log'), await open()]
  const broken = await open(address)
  const call = ({ sampleDatabase, inTurn }: Server) =>
    inTurn(() => {
      const known = sampleDatabase.answerOf('key')
      if (known) return `again: ${String(known.answer)}`
      const { version } = sampleDatabase.change(stalls, 'a', {}, 'someone')
      sampleDatabase.saveAnswer('key', { body: '', answer: version })
      return version
    }, 'key')
  await expect(call(broken)).rejects.toMatchObject({ status: 503 })
  expect(broken.sampleDatabase.changes()).toEqual([])
  expect(await call(broken)).toBe('again: 2')
  expect(await call(direct)).toBe('again: 2')
  close()
})

test('writes of another server are reported without a call, also after missed notifications', async () => {
  const [one, other] = [await open(), await open()]
  const reported = vi.fn<() => void>()
  other.sampleDatabase.onChange(reported)
  await rename(one, 1, 'Ada Market')
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
  await postgres.kill()
  await postgres.start()
  await vi.waitFor(() => rename(one, 2, 'Ada'), { timeout: 10_000 })
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  expect(other.sampleDatabase.find(stalls, 'a')?.name).toBe('Ada')
})

test('while the database is unreachable calls are refused and write nothing; when it is back they succeed again', async () => {
  const one = await open()
  await rename(one, 1, 'Ada Market')
  await postgres.kill()
  await expect(rename(one, 2, 'lost')).rejects.toMatchObject({
    status: 503,
    members: { retryAfter: 5 },
  })
  await expect(one.inTurn(() => 'read', null)).rejects.toMatchObject({ status: 503 })
  expect(one.sampleDatabase.find(stalls, 'a')).toMatchObject({ version: 2, name: 'Ada Market' })
  await postgres.start()
  expect(await rename(one, 2, 'Ada')).toBe('Ada')
})

test('a call that the database refuses does not harm parallel calls', async () => {
  const { sampleDatabase, inTurn } = await open()
  // Too long for any index.
  const list = Array.from({ length: 300 }, () => crypto.randomUUID()).join('')
  // While the first is done, the others wait for a shared turn.
  const [, refused, taken] = await Promise.allSettled([
    inTurn(() => {}, null),
    inTurn(() => sampleDatabase.saveViews('amina', list, []), null),
    inTurn(() => sampleDatabase.change(stalls, 'a', { name: 'Ada Market' }, 'someone').name, null),
  ])
  expect(refused?.status).toBe('rejected')
  expect(taken).toEqual({ status: 'fulfilled', value: 'Ada Market' })
  expect(sampleDatabase.views('amina', list)).toEqual([])
})

test('a version that the log already has is refused, and not retried indefinitely', async () => {
  const { sampleDatabase, inTurn } = await open()
  // A change of a record that no longer exists is skipped.
  const change = { kind: 'change', fields: {}, at: '2026-06-15T09:00:00Z', by: 'someone' }
  await ask(`INSERT INTO console.log VALUES (1, 'stalls', 'b', 1, '${JSON.stringify(change)}')`)
  const add = () => sampleDatabase.add(stalls, { token: 'b', name: 'Bo' }, 'someone')
  await expect(inTurn(add, null)).rejects.toThrow('duplicate key')
  expect(sampleDatabase.rows(stalls)).toHaveLength(1)
})

test('a call that shares a turn with others keeps its own request', async () => {
  const { inTurn } = await open()
  const request = new AsyncLocalStorage<string>()
  const names = ['one', 'other', 'third']
  const known = await Promise.all(
    names.map((name) => request.run(name, async () => inTurn(() => request.getStore(), null))),
  )
  expect(known).toEqual(names)
})

test('servers share one time, even if one has started later', async () => {
  await open()
  await ask(`UPDATE console.about SET made = made - interval '3 hours'`)
  const { sampleDatabase } = await open()
  expect(new Date(sampleDatabase.now()).toISOString()).toMatch(/^2026-06-15T12:0/)
})

test('a full disk is reported, to the health check too, until there is room; reads still work', async () => {
  const server = await open()
  const full = { status: 503, sentence: 'server.disk_full' }
  await ask(`
    CREATE FUNCTION console.fill() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_log BEFORE INSERT ON console.log FOR EACH ROW EXECUTE FUNCTION console.fill();
    CREATE TRIGGER full_files BEFORE INSERT ON console.files FOR EACH ROW EXECUTE FUNCTION console.fill()`)
  await expect(rename(server, 1, 'lost')).rejects.toMatchObject(full)
  await expect(server.files.save('a', new Uint8Array([1]))).rejects.toMatchObject(full)
  await expect(server.check()).rejects.toMatchObject(full)
  expect(await server.inTurn(() => server.sampleDatabase.find(stalls, 'a')?.name, null)).toBe('Ada')
  await ask('DROP FUNCTION console.fill CASCADE')
  await server.check()
  expect(await rename(server, 1, 'kept')).toBe('kept')
  await server.check()
  expect(await ask('SELECT name FROM console.files')).toEqual([])
})
