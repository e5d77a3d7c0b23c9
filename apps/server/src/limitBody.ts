import type { HttpBindings } from '@hono/node-server'
import type { Refusal } from '@console/sample'
import type { Context, MiddlewareHandler } from 'hono'

/** Maximum bytes to read and discard when a call is refused before its body is read. */
const maxDiscarded = 64 * 1024

/**
 * Refuses bodies that are too large: by their declared length before anything is read, otherwise once too much has been read.
 * Nothing is read before the endpoint reads it. The rest of a large body is not read: the connection ends with the answer.
 */
export function limitBody(
  limitOf: (path: string) => { max: number; refusal: Refusal },
  refused: (
    context: Context,
    refusal: Refusal,
    headers: Record<string, string>,
  ) => Promise<Response>,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { raw, path } = context.req
    const { max, refusal } = limitOf(path)
    const length = Number(raw.headers.get('Content-Length') ?? 0)
    const isChunked = raw.headers.has('Transfer-Encoding')
    if (length > max) return refused(context, refusal, { Connection: 'close' })
    if (isChunked && raw.body)
      context.req.raw = new Request(raw, {
        body: raw.body.pipeThrough(counting(max, refusal)),
        duplex: 'half',
      } as RequestInit)
    await next()
    if ((isChunked || length > maxDiscarded) && !context.env.incoming.readableEnded)
      context.header('Connection', 'close')
    return undefined
  }
}

/** Passes a stream on, up to a size. */
function counting(max: number, refusal: Refusal): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(part, controller) {
      size += part.length
      if (size > max) controller.error(refusal)
      else controller.enqueue(part)
    },
  })
}
