import pg from 'pg'
import type { Log } from '../process/log'

/** Timeout for connecting to the database and for each statement, in milliseconds. */
const connectedWithin = 5_000
const answeredWithin = 10_000

/** Delays between attempts to reach the database while no call comes, in milliseconds: the first, and the maximum. */
const firstWait = 250
const longestWait = 10_000

/** Channel that announces what other servers have written, with the last position in the log. */
export const channel = 'console'

/** Classes of errors that are about the statement, not about the database: data, integrity, a conflict, limits. */
const aboutStatement = /^(22|23|40|54)/

/** The database does not answer, or cannot write: it is unknown whether the statement was executed. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** The disk of the database is full (`disk_full`): the statement was not executed. */
export class DatabaseFull extends DatabaseAway {
  override name = 'DatabaseFull'
}

/** A named statement, which the database plans once. */
export interface Statement {
  name: string
  text: string
}

/** The one connection of a server with its database. If it is lost, the next statement opens it again. */
export interface Connection {
  /**
   * Executes one statement, completely or not at all.
   * @throws DatabaseAway
   * @throws DatabaseFull
   * @throws pg.DatabaseError if the database refuses the statement
   */
  ask<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * Connects to a database on the first statement.
 * @param whenReported called with the position up to which others have written; with null if notifications were missed
 */
export function connectWith(
  url: string,
  log: Log,
  whenReported: (place: number | null) => void,
): Connection {
  let current: pg.Client | null = null
  let opening: Promise<pg.Client> | null = null
  let wait = firstWait
  /** Timer that looks for an unreachable database. */
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function open(): Promise<pg.Client> {
    const client = clientOf(url)
    client.on('notification', ({ payload }) => whenReported(Number(payload)))
    // Without a listener an error of an idle connection would end the process.
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, 'The database has ended the connection'))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      void client.end().catch(() => {})
      lookAgain(error)
      throw error
    }
    if (timer) log({ database: 'back' })
    clearTimeout(timer)
    timer = undefined
    wait = firstWait
    current = client
    return client
  }

  function opened(): Promise<pg.Client> {
    return (opening ??= open().finally(() => (opening = null)))
  }

  function lose(client: pg.Client, error: unknown): void {
    if (client !== current) return
    current = null
    void client.end().catch(() => {})
    if (!isClosed) lookAgain(error)
  }

  function lookAgain(error: unknown): void {
    if (!timer) log({ database: 'away', error: String(error) })
    clearTimeout(timer)
    timer = setTimeout(() => whenReported(null), wait)
    wait = Math.min(wait * 2, longestWait)
  }

  return {
    async ask<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) {
      let client = current
      try {
        client ??= await opened()
        return (await client.query<Row>({ ...statement, values })).rows
      } catch (error) {
        if (error instanceof pg.DatabaseError && aboutStatement.test(error.code ?? '')) throw error
        if (error instanceof pg.DatabaseError && error.code === '53100')
          throw new DatabaseFull(error.message, { cause: error })
        if (client) lose(client, error)
        throw new DatabaseAway(String(error), { cause: error })
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const client = current ?? (await opening?.catch(() => null))
      await client?.end()
    },
  }
}

/** Creates a client that never waits forever: neither for a network that swallows its packets, nor for a server that holds a lock. */
export function clientOf(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: 'console',
    keepAlive: true,
    connectionTimeoutMillis: connectedWithin,
    query_timeout: answeredWithin,
    statement_timeout: answeredWithin,
  })
}
