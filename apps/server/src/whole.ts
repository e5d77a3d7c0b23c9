import { gzipSync } from 'node:zlib'

/** What is shorter costs more to compress than to send, in bytes. */
const leastCompressed = 4096

/**
 * An answer that is sent at once: with its length, and compressed where it is long and the caller can read that. A stream that compresses
 * takes several turns of a loop in which everybody's calls are answered: where many call, some would wait for seconds.
 */
export async function whole(answer: Response, request: Request): Promise<Response> {
  if (answer.body === null) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const canRead = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
  // Pictures are compressed already.
  const isPicture = /^image\/(jpeg|png|webp)/.test(answer.headers.get('Content-Type') ?? '')
  const isCompressed = canRead && !isPicture && bytes.length >= leastCompressed
  const body = isCompressed ? gzipSync(bytes, { level: 1 }) : bytes
  const { status, headers } = answer
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.length))
  if (isCompressed) headers.set('Content-Encoding', 'gzip')
  return new Response(body, { status, headers })
}
