import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { leaveAnswersUnchecked, refuse, type Refusal, runIn, world } from '@console/sample'
import { makeAhead } from '@console/sample/queues'
import { accountsWith } from './accounts'
import { answerRequests } from './answerRequests'
import { createApi } from './api'
import { readConsole } from './console/readConsole'
import { createHosts } from './hosts'
import { createLimits } from './limits/createLimits'
import { type Listening, whyNotListening } from './listening'
import type { Log } from './log'
import { openFile } from './openFile'
import type { OpenedWorld } from './openedWorld'
import { currentRequest } from './request'
import { isPostgres } from './place'
import { readFile } from './readFile'
import { logError, stackOf } from './surviveErrors'

/** Calls that are being answered have this long to end when the server does, in milliseconds. */
const patience = 10_000

/** A connection that is not used is kept for so many milliseconds: longer than proxies keep theirs, so that they send nothing into one that ends. */
const keepAlive = 75_000

/** What a server is started with. */
export interface Starting extends Listening {
  /** The database's file, which is made where there is none; or the address of a PostgreSQL database, `postgres://…`. */
  data: string
  /** The folder of the built console. */
  folder: string
  /** The addresses that people use where a proxy stands in front. Default: none. */
  publicUrls?: readonly URL[]
  /** The addresses of proxies whose `X-Forwarded-For` names the caller. Default: none. */
  proxies?: readonly string[]
  /** Whether `?mock=` in a page's address makes scenarios. Default: no. */
  isDemo?: boolean
  /** The clock of limits, in milliseconds. Default: the machine's. */
  now?: () => number
  log: Log
}

/** A server that answers. */
export interface StartedServer {
  /** Without a slash at its end. */
  address: string
  /** Resets the data and the limits to those of a new server. */
  reset(): void
  /** Answers what has been asked, and ends. */
  close(): Promise<void>
}

/**
 * Starts the one server of this process: the console's files, and the sample backend below `/api`, kept in a database.
 * @throws StartFault where it cannot, with a sentence that says why
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
  const { secrets, files, inTurn, check, close } = await openWorld(data, log)
  try {
    const limits = createLimits(() => currentRequest().address, now)
    runIn({
      ...accountsWith(secrets),
      countCall: limits.countCall,
      limitGuesses: limits.limitGuesses,
      readFile,
      inTurn,
      files,
      nameRequest: () => currentRequest().id,
      // Nothing is mailed: who runs the server finds the link in its log, and passes it on.
      mail(to, path) {
        log({ id: currentRequest().id, mail: { to, path } })
        return null
      },
      scenarios: () => currentRequest().scenarios,
      whenBroken: (error) => tellBroken(error, log),
      reportSkipped: (error) => log({ id: currentRequest().id, skipped: stackOf(error) }),
    })
    leaveAnswersUnchecked()
    const { app, events } = createApi(hosts, log, inTurn, check)
    const server = createServer(
      answerRequests({ fetch: app.fetch, console, hosts, proxies, isDemo, log }),
    )
    server.keepAliveTimeout = keepAlive
    await listen(server, { host, port })
    makeAhead()
    return {
      // By its name, which browsers count as safe, as they do not other addresses without TLS.
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      reset() {
        world.reset()
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

/** What speaks with PostgreSQL is fetched only where it is wanted. */
async function openWorld(data: string, log: Log): Promise<OpenedWorld> {
  if (!isPostgres(data)) return openFile(world, data, log)
  const { openShared } = await import('./postgres/openShared')
  return openShared(world, data, log)
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

/** What broke is in the log, by the request's name; its answer says no more than that. */
function tellBroken(error: unknown, log: Log): Refusal {
  logError(error, log)
  return isOfDatabase(error)
    ? refuse(503, 'server_error', 'The server is busy.', { retryAfter: 5 })
    : refuse(500, 'server_error', 'Something went wrong on the server.')
}

/** Errors of SQLite other than a full disk or a lost file, such as a lock: the call may succeed later. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}
