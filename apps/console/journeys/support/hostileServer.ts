import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import type { AnswerFault, RawAnswer } from './answerFaults'

/** A proxy of another server that answers some calls wrongly. The other server does every call all the same. */
export interface HostileServer {
  listener: RequestListener
  /** Received calls, as `GET /products?page=2`, oldest first, with their headers. */
  calls: readonly { name: string; headers: IncomingHttpHeaders }[]
  /** From now on, answers calls whose name matches with the fault; without one, answers all calls well again. */
  fail(name?: RegExp, fault?: AnswerFault): void
  /** Number of answers that were spoilt since then. */
  spoilt(): number
  /** Forgets all calls, and answers all calls well. */
  reset(): void
}

/**
 * Creates it; `listener` answers the calls of a web server.
 * @param behind address of the server that does the calls
 */
export function createHostileServer(behind: string): HostileServer {
  const calls: { name: string; headers: IncomingHttpHeaders }[] = []
  let failing: { name: RegExp; fault: AnswerFault } | null = null
  let spoilt = 0

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const name = `${request.method} ${request.url?.replace(/^\/api(\/business)?/, '')}`
    // It sends no events, and no journey asks for them.
    if (name === 'GET /events') return void response.writeHead(204).end()
    calls.push({ name, headers: request.headers })
    const id = `request-${calls.length}`
    const { good, date } = await answerOf(request, behind)
    const fault = failing?.name.test(name) ? failing.fault : undefined
    if (fault) spoilt += 1
    const { status, text, type, headers, isCut } = fault ? fault(good) : good
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      Date: date,
      'X-Request-Id': id,
      // Announces more bytes than it sends.
      ...(isCut ? { 'Content-Length': String(Buffer.byteLength(text) + 10) } : {}),
      ...headers,
    })
    if (!isCut) return void response.end(text)
    response.flushHeaders()
    response.write(text, () => request.socket.destroy())
  }

  function fail(name?: RegExp, fault?: AnswerFault) {
    failing = name && fault ? { name, fault } : null
    spoilt = 0
  }

  return {
    listener: (request, response) => void respond(request, response),
    calls,
    fail,
    spoilt: () => spoilt,
    reset() {
      calls.length = 0
      fail()
    },
  }
}

/** Headers of a call that the server needs. */
const forwarded = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
]

/** Answer of the server behind it, with that server's time. */
async function answerOf(request: IncomingMessage, behind: string) {
  const { method = 'GET', headers } = request
  const body = await readBody(request)
  const answer = await fetch(`${behind}${request.url}`, {
    method,
    headers: forwarded.flatMap((name): [string, string][] =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    ),
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  })
  const good: RawAnswer = {
    status: answer.status,
    text: await answer.text(),
    type: answer.headers.get('Content-Type') ?? 'application/json',
  }
  return { good, date: answer.headers.get('Date') ?? '' }
}
