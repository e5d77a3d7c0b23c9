import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  leaveAnswersUnchecked,
  refuse,
  type Refusal,
  configureSampleBackend,
  database as sampleDatabase,
} from '@console/sample'
import { warmUp } from '@console/sample/queues'
import { accountsWith } from './storage/accounts'
import { answerRequests } from './answerRequests'
import { createApi } from './api'
import { readConsole } from './console/readConsole'
import { createHosts } from './hosts'
import { createLimits } from './limits/createLimits'
import { type Listening, whyNotListening } from './listening'
import type { Log } from './process/log'
import { openFile } from './sqlite/openFile'
import type { OpenedDatabase } from './storage/openedDatabase'
import { currentRequest } from './request'
import { isPostgres } from './storage/dataLocation'
import { readFile } from './readFile'
import { logError, stackOf } from './surviveErrors'

/** Maximum time for running calls to end when the server is stopped, in milliseconds. */
const patience = 10_000

/**
 * Milliseconds for which an idle connection is kept: longer than proxies keep theirs, so that they send nothing into one that is
 * closing.
 */
const keepAlive = 75_000

/** Options of a server. */
export interface Starting extends Listening {
  /** File of the database, which is created if missing; or address of a PostgreSQL database, `postgres://…`. */
  data: string
  /** Folder of the built console. */
  folder: string
  /** Addresses that people use if there is a proxy in front. Default: none. */
  publicUrls?: readonly URL[]
  /** Addresses of proxies whose `X-Forwarded-For` names the caller. Default: none. */
  proxies?: readonly string[]
  /** Enables scenarios by `?mock=` in a page's address. Default: no. */
  isDemo?: boolean
  /** Clock of the limits, in milliseconds. Default: the machine's. */
  now?: () => number
  log: Log
}

/** A running server. */
export interface StartedServer {
  /** Without a trailing slash. */
  address: string
  /** Resets the data and the limits to those of a new server. */
  reset(): void
  /** Answers the running calls, and ends. */
  close(): Promise<void>
}

/**
 * Starts the one server of this process: the console's files, and the sample backend below `/api`, stored in a database.
 * @throws StartupError if it cannot, with a sentence that gives the reason
 */
export async function startServer({
  data,
  folder,
  host,
  port,
  publicUrls = [],
  proxies = [],
  isDemo = false,
  now = Date.now,
  log,
}: Starting): Promise<StartedServer> {
  const console = readConsole(folder)
  const hosts = createHosts(host, publicUrls)
  const { secrets, files, inTurn, check, close } = await openDatabase(data, log)
  try {
    const limits = createLimits(() => currentRequest().address, now)
    configureSampleBackend({
      ...accountsWith(secrets),
      countCall: limits.countCall,
      limitGuesses: limits.limitGuesses,
      readFile,
      inTurn,
      files,
      nameRequest: () => currentRequest().id,
      // Nothing is mailed: the operator of the server finds the link in its log, and passes it on.
      mail(to, path) {
        log({ id: currentRequest().id, mail: { to, path } })
        return null
      },
      scenarios: () => currentRequest().scenarios,
      whenBroken: (error) => reportBroken(error, log),
      reportSkipped: (error) => log({ id: currentRequest().id, skipped: stackOf(error) }),
    })
    leaveAnswersUnchecked()
    const { app, events } = createApi(hosts, log, inTurn, check)
    const server = createServer(
      answerRequests({ fetch: app.fetch, console, hosts, proxies, isDemo, log }),
    )
    server.keepAliveTimeout = keepAlive
    await listen(server, { host, port })
    warmUp()
    return {
      // By name: browsers treat localhost as secure without TLS, unlike other addresses.
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      reset() {
        sampleDatabase.reset()
        limits.clear()
      },
      async close() {
        events.end()
        await end(server)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The code for PostgreSQL is loaded only if it is used. */
async function openDatabase(data: string, log: Log): Promise<OpenedDatabase> {
  if (!isPostgres(data)) return openFile(sampleDatabase, data, log)
  const { openShared } = await import('./postgres/openShared')
  return openShared(sampleDatabase, data, log)
}

function listen(server: Server, listening: Listening): Promise<void> {
  return new Promise((done, failed) => {
    server
      .once('error', (error) => failed(whyNotListening(listening, error)))
      .listen(listening.port, listening.host, done)
  })
}

function end(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), patience).unref()
  })
}

/** Logs an error with the request id, and returns a refusal that reveals no more than that. */
function reportBroken(error: unknown, log: Log): Refusal {
  logError(error, log)
  return isOfDatabase(error)
    ? refuse(503, 'server_error', 'server.busy', { retryAfter: 5 })
    : refuse(500, 'server_error', 'server.failed')
}

/** Checks for errors of SQLite other than a full disk or a lost file, such as a lock: the call may succeed later. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}
