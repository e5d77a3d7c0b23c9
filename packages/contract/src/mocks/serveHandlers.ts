import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleBases } from '@console/sample'
import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import { exposed } from '../conform/client'

/** Answers a request as the sample backend does. */
export type Respond = (request: Request) => Promise<Response>

/** Changes a request or its answer, to simulate one fault of a server. */
export type ServerFault = (request: Request, answer: Respond) => Promise<Response>

/** Serves handlers over HTTP on a free port, for consoles of any origin. */
export async function serveHandlers(
  handlers: readonly HttpHandler[],
  inject: ServerFault = (request, answer) => answer(request),
) {
  const answer: Respond = async (request) => {
    const response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await getResponse([...handlers], request)
    return withCors(response ?? new Response(null, { status: 501 }))
  }
  const server = createServer((incoming, outgoing) => {
    // Only the clock of the sample backend may set the date.
    outgoing.sendDate = false
    void requestOf(incoming)
      .then((request) => inject(request, answer))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        for await (const part of response.body ?? []) {
          outgoing.write(part)
          if (outgoing.destroyed) break
        }
        outgoing.end()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    addresses: {
      ...(Object.fromEntries(
        Object.entries(sampleBases).map(([base, path]) => [base, origin + path]),
      ) as typeof sampleBases),
      server: origin,
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Request(`http://localhost${incoming.url}`, {
    method: incoming.method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}

/** Adds the CORS headers to an answer. */
function withCors({ body, status, headers: own }: Response): Response {
  const headers = new Headers(own)
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
  headers.set(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-Match, Idempotency-Key',
  )
  headers.set('Access-Control-Expose-Headers', exposed.join(', '))
  return new Response(body, { status, headers })
}
