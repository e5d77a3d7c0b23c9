import pg from 'pg'
import type { Log } from '../log'

/** So long the database may take to be connected with, and to answer a statement, in milliseconds. */
const connectedWithin = 5_000
const answeredWithin = 10_000

/** How long is waited before the database is looked for again while nobody calls, in milliseconds: at first, and at most. */
const firstWait = 250
const longestWait = 10_000

/** What others have written is told on it, with the last place in the log. */
export const channel = 'console'

/** The classes of errors that are about what was asked, and not about the database: data, integrity, a conflict, limits. */
const aboutStatement = /^(22|23|40|54)/

/** The database does not answer, or cannot write: whether what was asked is done is not known. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** The disk of the database is full (`disk_full`): what was asked is not done. */
export class DatabaseFull extends DatabaseAway {
  override name = 'DatabaseFull'
}

/** A statement by its name, which the database plans once. */
export interface Statement {
  name: string
  text: string
}

/** The one connection of a server with its database. Where it was lost the next statement opens it again. */
export interface Connection {
  /**
   * Has one statement done, all of it or nothing.
   * @throws DatabaseAway
   * @throws DatabaseFull
   * @throws pg.DatabaseError where the database refuses what was asked
   */
  ask<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * Connects with a database when it is first asked.
 * @param whenTold is called with the place that others have written up to; with null where that was not heard, as nobody listened
 */
export function connectWith(
  url: string,
  log: Log,
  whenTold: (place: number | null) => void,
): Connection {
  let current: pg.Client | null = null
  let opening: Promise<pg.Client> | null = null
  let wait = firstWait
  /** Looks for a database that is away. */
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function open(): Promise<pg.Client> {
    const client = clientOf(url)
    client.on('notification', ({ payload }) => whenTold(Number(payload)))
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
    timer = setTimeout(() => whenTold(null), wait)
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

/** A client that waits for nothing for ever: neither for a network that swallows what is sent, nor for a server that holds a place. */
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
