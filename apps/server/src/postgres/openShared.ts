import {
  type StorageAdapter,
  refuse,
  runningClock,
  sampleStart,
  type SampleEnvironment,
  type DatabaseOwner,
  type Files,
} from '@console/sample'
import pg from 'pg'
import { diskFull, probeBytes } from '../storage/diskFull'
import type { Log } from '../process/log'
import type { OpenedDatabase } from '../storage/openedDatabase'
import { nameOfLocation } from '../storage/dataLocation'
import { StartupError } from '../process/StartupError'
import { clientOf, type Connection, connectWith, DatabaseAway, DatabaseFull } from './connection'
import { sharedLog } from './log'
import { openTables, type OpenedTables } from './openTables'
import { createRequestQueue, type RequestQueue } from './requestQueue'

/** Seconds after which a call may be retried while the database is unreachable. */
const retryAfter = 5

/**
 * Stores the sample database in a PostgreSQL database, which other servers may write to as well.
 * @param url its address
 * @throws StartupError if it cannot
 */
export async function openShared(
  sampleDatabase: DatabaseOwner,
  url: string,
  log: Log,
): Promise<OpenedDatabase> {
  const { secrets, age } = await prepare(url)
  const connection = connectWith(url, log, (upTo) => turns.report(upTo))
  const turns = createRequestQueue(sampleDatabase, sharedLog(connection))
  try {
    sampleDatabase.attachStorage(adapterOf(turns))
    // Reads the whole log.
    await turns.inTurn(() => {}, null)
  } catch (error) {
    await connection.close()
    throw new StartupError(
      `${nameOfLocation(url)} cannot be read (${String(error)}). It is left as it is.`,
    )
  }
  // The shared time of all its servers, which continues while none runs.
  sampleDatabase.setClock(runningClock(sampleStart + age))
  const files = sharedFiles(connection)
  const { orRefusal, isFull, recover } = refusals(log)
  const inTurn: SampleEnvironment['inTurn'] = (work, name) =>
    orRefusal(async () => turns.inTurn(work, name))
  return {
    secrets,
    files: {
      save: (...file) => orRefusal(() => files.save(...file)),
      find: (name) => orRefusal(() => files.find(name)),
      remove: (name) => orRefusal(() => files.remove(name)),
    },
    inTurn,
    async check() {
      await inTurn(() => {}, null)
      if (!isFull()) return
      await orRefusal(() => probe(connection))
      recover()
    },
    close: connection.close,
  }
}

/** @throws StartupError if the database cannot be reached, or is not ours */
async function prepare(url: string): Promise<OpenedTables> {
  const client = clientOf(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return await openTables(client)
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(whyNotReached(client, error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** The turns write and read what is stored, so this adapter only looks up answers. */
function adapterOf({ answerOf }: RequestQueue): StorageAdapter {
  return {
    load: () => ({ changes: [], settings: {}, views: {} }),
    save() {
      throw new Error('Only what is written in a turn can be kept')
    },
    answerOf,
    forget() {
      throw new Error('One server does not forget what several share')
    },
  }
}

/** Turns errors of the database into refusals, and remembers whether its disk is full. */
function refusals(log: Log) {
  let isFull = false
  return {
    /** @throws Refusal 503 while the database is unreachable or its disk is full */
    async orRefusal<Result>(ask: () => Promise<Result>): Promise<Result> {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error
        if (!(error instanceof DatabaseFull))
          throw refuse(503, 'server_error', 'server.database_unreachable', { retryAfter })
        if (!isFull) log({ database: 'disk full' })
        isFull = true
        throw diskFull()
      }
    },
    isFull: () => isFull,
    recover() {
      isFull = false
      log({ database: 'disk has room again' })
    },
  }
}

/** Writes and deletes some bytes, which fails while the disk is full. */
async function probe({ ask }: Connection): Promise<void> {
  await ask(
    {
      name: 'probe',
      text: `INSERT INTO console.files VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes`,
    },
    [Buffer.alloc(probeBytes)],
  )
  await ask({ name: 'probed', text: `DELETE FROM console.files WHERE name = 'probe'` }, [])
}

/** Reason why the first connection failed, as a sentence without a password. */
function whyNotReached({ host, port, database, user }: pg.Client, error: unknown): string {
  const place = `The database at ${host}:${port}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('28')) return `${place} does not let ${user} in: look at DATABASE_URL.`
  if (code === '3D000') return `${place} has no database ${database}. Make it first.`
  const why = error instanceof pg.DatabaseError ? error.message : code || String(error)
  return `${place} cannot be used (${why}). Nothing is written to it.`
}

const addFile = {
  name: 'add file',
  text: 'INSERT INTO console.files VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
const findFile = { name: 'find file', text: 'SELECT bytes FROM console.files WHERE name = $1' }
const removeFile = { name: 'remove file', text: 'DELETE FROM console.files WHERE name = $1' }

/** Stores files in a table next to the log, which no server reads as a whole. */
function sharedFiles({ ask }: Pick<Connection, 'ask'>): Files {
  return {
    async save(name, bytes) {
      await ask(addFile, [name, Buffer.from(bytes)])
    },
    async find(name) {
      const [found] = await ask<{ bytes: Buffer }>(findFile, [name])
      return found ? new Uint8Array(found.bytes) : null
    },
    async remove(name) {
      await ask(removeFile, [name])
    },
  }
}
