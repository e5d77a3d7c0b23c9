import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import type { AnswerFault, RawAnswer } from './answerFaults'

/** Stands before another server and answers some calls wrongly. What is asked of that one is done all the same. */
export interface HostileServer {
  listener: RequestListener
  /** The calls that came in, as `GET /products?page=2`, oldest first, with the headers they bore. */
  calls: readonly { name: string; headers: IncomingHttpHeaders }[]
  /** From now on calls whose name matches are answered so; without a fault all are answered well again. */
  fail(name?: RegExp, fault?: AnswerFault): void
  /** How many answers were spoilt since then. */
  spoilt(): number
  /** No call came in yet, and every answer is good. */
  reset(): void
}

/**
 * Makes it; `listener` is what a web server answers calls with.
 * @param behind the address of the server that does what is asked
 */
export function createHostileServer(behind: string): HostileServer {
  const calls: { name: string; headers: IncomingHttpHeaders }[] = []
  let failing: { name: RegExp; fault: AnswerFault } | null = null
  let spoilt = 0

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const name = `${request.method} ${request.url?.replace(/^\/api(\/business)?/, '')}`
    // It tells nothing by itself, and nobody asks about that.
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
      // More is promised than comes.
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

/** What a call is about, beside its address and body. */
const forwarded = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
]

/** What the server behind it answers, and what time it is there. */
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
