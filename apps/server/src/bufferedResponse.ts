import { gzipSync } from 'node:zlib'

/** Minimum bytes to compress: less costs more to compress than to send. */
const minCompressed = 4096

/**
 * Turns an answer into one that is sent at once: with its length, and compressed if it is long and the caller accepts that. A
 * stream that compresses takes several turns of an event loop that serves every call: under load, some would wait for seconds.
 */
export async function bufferedResponse(answer: Response, request: Request): Promise<Response> {
  if (answer.body === null) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const canRead = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
  // Pictures are already compressed.
  const isPicture = /^image\/(jpeg|png|webp)/.test(answer.headers.get('Content-Type') ?? '')
  const isCompressed = canRead && !isPicture && bytes.length >= minCompressed
  const body = isCompressed ? gzipSync(bytes, { level: 1 }) : bytes
  const { status, headers } = answer
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.length))
  if (isCompressed) headers.set('Content-Encoding', 'gzip')
  return new Response(body, { status, headers })
}
