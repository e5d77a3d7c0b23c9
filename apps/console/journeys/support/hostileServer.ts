import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import type { AnswerFault, RawAnswer } from './answerFaults'

/** A proxy of another server that answers some calls wrongly. The other server still executes every call. */
export interface HostileServer {
  listener: RequestListener
  /** Received calls, as `GET /products?page=2`, oldest first, with their headers. */
  calls: readonly { name: string; headers: IncomingHttpHeaders }[]
  /** From now on, answers calls whose name matches with the fault; without one, answers all calls correctly again. */
  fail(name?: RegExp, fault?: AnswerFault): void
  /** Number of answers that were spoilt since then. */
  spoilt(): number
}

/**
 * Creates it; `listener` answers the calls of a web server.
 * @param behind address of the server that does the calls
 */
export function createHostileServer(behind: string): HostileServer {
  const calls: { name: string; headers: IncomingHttpHeaders }[] = []
  let failing: { name: RegExp; fault: AnswerFault } | null = null
  let spoilt = 0

  async function respond(call: IncomingMessage, response: ServerResponse) {
    const name = `${call.method} ${call.url?.replace(/^\/api(\/business)?/, '')}`
    // It sends no events, and no journey asks for them.
    if (name === 'GET /events') return void response.writeHead(204).end()
    calls.push({ name, headers: call.headers })
    const id = `request-${calls.length}`
    const { good, date } = await answerOf(call, behind)
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
    response.write(text, () => call.socket.destroy())
  }

  function fail(name?: RegExp, fault?: AnswerFault) {
    failing = name && fault ? { name, fault } : null
    spoilt = 0
  }

  return {
    listener: (call, response) => void respond(call, response),
    calls,
    fail,
    spoilt: () => spoilt,
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

/**
 * Answer of the server behind it, with that server's time. Each call has a connection of its own: one that is reused may be closed at
 * the same moment.
 */
async function answerOf(call: IncomingMessage, behind: string) {
  const body = await readBody(call)
  const headers = Object.fromEntries(
    forwarded.flatMap((name) =>
      call.headers[name] === undefined ? [] : [[name, call.headers[name]]],
    ),
  )
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${behind}${call.url}`, { method: call.method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body)
  })
  const good: RawAnswer = {
    status: answer.statusCode ?? 0,
    text: await readBody(answer),
    type: answer.headers['content-type'] ?? 'application/json',
  }
  return { good, date: answer.headers.date ?? '' }
}
