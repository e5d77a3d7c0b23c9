/** Serves a report and stores the marks that are set in its page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseMarks, readMarks, writeMarks } from './accepted.ts'
import { serve, type Served } from './serve.ts'

/** Maximum size of the marks, in characters. */
const maxLength = 5_000_000

/**
 * Serves a report, with its builds beside it.
 * @param accepted file of marks, which the page reads and writes at `/accepted.json`
 */
export async function serveReport(
  out: string,
  builds: Record<'before' | 'after', string>,
  accepted: string,
  port: number,
): Promise<Served> {
  return serve(
    { '': out, ...builds },
    { port, answer: (...call) => answerMarks(accepted, ...call) },
  )
}

/** Answers calls about the marks, and returns whether this was one. */
function answerMarks(file: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== '/accepted.json') return false
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(readMarks(file)))
    return true
  }
  // Other pages of the same browser must not accept changes.
  if (request.headers.origin !== `http://${request.headers.host}`) {
    response.writeHead(403).end()
    return true
  }
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    text += part
    if (text.length > maxLength) request.destroy()
  })
  request.on('end', () => {
    try {
      writeMarks(file, parseMarks(text, 'The request'))
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error))
    }
  })
  return true
}
