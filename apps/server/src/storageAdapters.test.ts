import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  browserStorageAdapter,
  createDatabase,
  type Entity,
  type StorageAdapter,
  memoryStorageAdapter,
  type SampleEnvironment,
  type DatabaseOwner,
} from '@console/sample'
import { memoryStorage } from '@console/core/storage'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './sqlite/database'
import { watchDatabaseFile } from './sqlite/databaseFile'
import { openShared } from './postgres/openShared'
import { type Postgres, startPostgres } from './postgres/testing/startPostgres'
import { sqliteStorageAdapter } from './sqlite/sqliteStorageAdapter'

interface Stall {
  version: number
  token: string
  name: string
}

const stalls: Entity<Stall> = {
  name: 'stalls',
  token: 'token',
  seed: () => [
    { version: 1, token: 'a', name: 'Ada' },
    { version: 1, token: 'b', name: 'Bo' },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'console-keeping-'))
const open: (() => unknown)[] = []

async function closeAll() {
  for (const close of open.splice(0)) await close()
}

afterEach(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})

let postgres: Postgres
beforeAll(async () => void (postgres = await startPostgres()))
afterAll(() => postgres.remove())

/** A sample database over a storage, and its runner of calls. */
interface Opened {
  sampleDatabase: DatabaseOwner
  inTurn: SampleEnvironment['inTurn']
}

/** Opens the stored data again, as after a restart. */
type Reopen = () => Promise<Opened>

function databaseOver(adapter: StorageAdapter): DatabaseOwner {
  const sampleDatabase = createDatabase()
  sampleDatabase.attachStorage(adapter)
  return sampleDatabase
}

/** Opens a database file, which is closed after the test. */
function openWatched(name: string) {
  const file = join(folder, name)
  const database = openDatabase(file)
  const { write, close } = watchDatabaseFile(database, file, () => {})
  open.push(close)
  return { database, write }
}

const atOnce: SampleEnvironment['inTurn'] = (work) => work()

const places: Record<string, () => Reopen> = {
  memory() {
    const adapter = memoryStorageAdapter()
    return async () => ({ sampleDatabase: databaseOver(adapter), inTurn: atOnce })
  },
  browser() {
    const storage = memoryStorage()
    return async () => ({
      sampleDatabase: databaseOver(browserStorageAdapter(storage)),
      inTurn: atOnce,
    })
  },
  SQLite: () => async () => {
    await closeAll()
    const { database, write } = openWatched('console.sqlite')
    return { sampleDatabase: databaseOver(sqliteStorageAdapter(database, write)), inTurn: atOnce }
  },
  PostgreSQL() {
    const made = postgres.makeDatabase(crypto.randomUUID())
    return async () => {
      await closeAll()
      const sampleDatabase = createDatabase()
      const { inTurn, close } = await openShared(sampleDatabase, await made, () => {})
      open.push(close)
      return { sampleDatabase, inTurn }
    }
  },
}

describe.each(Object.entries(places))('a database stored in %s', (_, place) => {
  test('restores changes, additions, removals, settings and views', async () => {
    const reopen = place()
    const { sampleDatabase, inTurn } = await reopen()
    await inTurn(() => {
      sampleDatabase.change(stalls, 'a', { name: 'Ada Market' }, 'someone')
      sampleDatabase.add(stalls, { token: 'c', name: 'Cy' }, 'someone')
    }, null)
    await inTurn(() => {
      sampleDatabase.remove(stalls, 'b', 'someone')
      sampleDatabase.saveSettings('amina', { density: 'cosy' })
    }, null)
    await inTurn(() => {
      sampleDatabase.saveSettings('amina', { density: 'compact' })
      sampleDatabase.saveViews('amina', 'stalls', [
        { viewId: 'v'.repeat(22), name: 'Mine', query: '' },
      ])
    }, null)

    const { sampleDatabase: again } = await reopen()
    expect(again.rows(stalls)).toEqual([
      { version: 2, token: 'a', name: 'Ada Market' },
      { version: 1, token: 'c', name: 'Cy' },
    ])
    expect(again.changes()).toEqual(sampleDatabase.changes())
    expect(again.settings('amina')).toEqual({ density: 'compact' })
    expect(again.views('amina', 'stalls')).toEqual(sampleDatabase.views('amina', 'stalls'))
  })

  test('gives each change of a record its own version, even if it was removed and added again', async () => {
    const reopen = place()
    const { sampleDatabase, inTurn } = await reopen()
    await inTurn(() => sampleDatabase.remove(stalls, 'a', 'someone'), null)
    const { sampleDatabase: again, inTurn: inTurnAgain } = await reopen()
    const added = await inTurnAgain(
      () => again.add(stalls, { token: 'a', name: 'Ada' }, 'someone'),
      null,
    )
    const changed = await inTurnAgain(() => again.change(stalls, 'a', {}, 'someone'), null)
    expect([added.version, changed.version]).toEqual([3, 4])
    expect(again.changes().map(({ version }) => version)).toEqual([2, 3, 4])
  })

  test('a call that throws writes nothing', async () => {
    const reopen = place()
    const { sampleDatabase, inTurn } = await reopen()
    await inTurn(() => sampleDatabase.change(stalls, 'b', { name: 'Bo Market' }, 'someone'), null)
    const refused = async () =>
      inTurn(
        () =>
          sampleDatabase.transact(() => {
            sampleDatabase.change(stalls, 'a', { name: 'gone' }, 'someone')
            sampleDatabase.saveSettings('amina', { density: 'compact' })
            sampleDatabase.saveAnswer('key', { body: '', answer: 1 })
            throw new Error('refused')
          }),
        'key',
      )
    await expect(refused()).rejects.toThrow('refused')
    for (const read of [async () => ({ sampleDatabase, inTurn }), reopen]) {
      const { sampleDatabase: each, inTurn } = await read()
      expect(each.rows(stalls).map(({ name }) => name)).toEqual(['Ada', 'Bo Market'])
      expect(each.changes()).toHaveLength(1)
      expect(each.settings('amina')).toEqual({})
      expect(await inTurn(() => each.answerOf('key'), 'key')).toBeUndefined()
    }
  })

  test('stores an answer together with the writes of its call, under a name of any length', async () => {
    const { sampleDatabase, inTurn } = await place()()
    const key = 'key'.repeat(3000)
    await inTurn(
      () =>
        sampleDatabase.transact(() => {
          sampleDatabase.change(stalls, 'a', { name: 'Ada Market' }, 'someone')
          sampleDatabase.saveAnswer(key, { body: '{}', answer: { version: 2 } })
        }),
      key,
    )
    const answerOf = (name: string) => inTurn(() => sampleDatabase.answerOf(name), name)
    expect(await answerOf(key)).toEqual({ body: '{}', answer: { version: 2 } })
    expect(await answerOf('another key')).toBeUndefined()
  })

  test('stores text unchanged that databases would reject', async () => {
    const reopen = place()
    const { sampleDatabase, inTurn } = await reopen()
    const name = '\0 \uD800 \u{1F3EA} \\u0000 "'
    await inTurn(() => sampleDatabase.change(stalls, 'a', { name }, 'someone'), null)
    const { sampleDatabase: again } = await reopen()
    expect(again.find(stalls, 'a')?.name).toBe(name)
  })
})

test.each(['memory', 'browser', 'SQLite'])('a reset leaves the seed in %s', async (name) => {
  const reopen = places[name]!()
  const { sampleDatabase } = await reopen()
  sampleDatabase.change(stalls, 'a', { name: 'Ada Market' }, 'someone')
  sampleDatabase.saveAnswer('key', { body: '{}', answer: null })
  sampleDatabase.reset()
  for (const read of [async () => ({ sampleDatabase }), reopen]) {
    const { sampleDatabase: each } = await read()
    expect(each.rows(stalls)).toEqual(stalls.seed())
    expect(each.answerOf('key')).toBeUndefined()
  }
})

test('a failed write, as on a full disk, is rolled back, and the next one is stored', () => {
  const adapter = memoryStorageAdapter()
  const sampleDatabase = databaseOver(adapter)
  const { save } = adapter
  adapter.save = () => {
    throw new Error('database or disk is full')
  }
  expect(() => sampleDatabase.change(stalls, 'a', { name: 'lost' }, 'someone')).toThrow('full')
  expect(sampleDatabase.find(stalls, 'a')).toEqual({ version: 1, token: 'a', name: 'Ada' })
  adapter.save = save
  expect(sampleDatabase.change(stalls, 'a', { name: 'kept' }, 'someone').version).toBe(2)
})

test('in SQLite a full disk stores nothing of a call, and an answer expires after a day', () => {
  const { database, write } = openWatched('full.sqlite')
  let now = Date.now()
  const sampleDatabase = databaseOver(sqliteStorageAdapter(database, write, () => now))
  sampleDatabase.saveAnswer('key', { body: '{}', answer: 1 })
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
  database.exec(`PRAGMA max_page_count = ${pages}`)
  const many = () =>
    sampleDatabase.transact(() => {
      for (let stall = 0; stall < 1000; stall += 1)
        sampleDatabase.add(stalls, { token: `full-${stall}`, name: 'x'.repeat(100) }, 'someone')
    })
  expect(many).toThrow('full')
  expect(sampleDatabase.rows(stalls)).toHaveLength(2)
  database.exec('PRAGMA max_page_count = 1000000')
  many()
  expect(sampleDatabase.rows(stalls)).toHaveLength(1002)
  now += 24 * 60 * 60 * 1000
  expect(sampleDatabase.answerOf('key')).toBeUndefined()
})
