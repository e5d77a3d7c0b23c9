import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { importWithVite } from '../../../../tools/vite/importWithVite'
import type { AnswerFault, RawAnswer } from './answerFaults'

/** The sample world behind a real connection, which answers some calls wrongly. What is asked of it is done all the same. */
export interface HostileServer {
  listener: RequestListener
  /** The calls that came in, as `GET /products?page=2`, oldest first, with the headers they bore. */
  calls: readonly { name: string; headers: IncomingHttpHeaders }[]
  /** From now on calls whose name matches are answered so; without a fault all are answered well again. */
  fail(name?: RegExp, fault?: AnswerFault): void
  /** How many answers were spoilt since then. */
  spoilt(): number
  /** The world as it was made, and every answer good. */
  reset(): void
}

type SampleAnswers = typeof import('./sampleAnswers')

/** Makes it; `listener` is what a web server answers calls with. */
export async function createHostileServer(): Promise<HostileServer> {
  const sample = await importWithVite<SampleAnswers>(join(import.meta.dirname, 'sampleAnswers.ts'))
  const calls: { name: string; headers: IncomingHttpHeaders }[] = []
  let failing: { name: RegExp; fault: AnswerFault } | null = null
  let spoilt = 0

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const name = `${request.method} ${request.url?.replace(/^\/api(\/business)?/, '')}`
    // It tells nothing by itself, and nobody asks about that.
    if (name === 'GET /events') return void response.writeHead(204).end()
    calls.push({ name, headers: request.headers })
    let answer = await answerOf(request, sample)
    if (failing?.name.test(name)) {
      spoilt += 1

      answer = failing.fault(answer)
    }
    const { status, text, type, headers, isCut } = answer
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      Date: new Date(sample.now()).toUTCString(),
      'X-Request-Id': `request-${calls.length}`,
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
      sample.reset()
      calls.length = 0
      fail()
    },
  }
}

/** What the sample backend answers. */
async function answerOf(request: IncomingMessage, sample: SampleAnswers): Promise<RawAnswer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const hasBody = chunks.length > 0
  const answer = await sample.answer(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    }),
  )
  return {
    status: answer?.status ?? 404,
    text: (await answer?.text()) ?? '',
    type: answer?.headers.get('Content-Type') ?? 'application/json',
  }
}
