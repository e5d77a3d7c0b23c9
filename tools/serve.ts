import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { readConsole } from '../apps/server/src/console/readConsole.ts'
import { sendConsole } from '../apps/server/src/console/sendConsole.ts'
import { setSecurityHeaders } from '../apps/server/src/securityHeaders.ts'

/** A served console. */
export interface ServedConsole {
  /** Without a trailing slash. */
  address: string
  close(): Promise<void>
}

/** Options of serving a console. */
interface Serving {
  /** Answers paths that begin with /api/, where a server runs at the same address. */
  api?: RequestListener
}

/**
 * Serves a built console.
 * @param outDir the build, relative to apps/console
 * @param port 0 picks a free one
 * @throws Error when the port is taken
 */
export async function serveConsole(
  outDir: string,
  port: number,
  { api }: Serving = {},
): Promise<ServedConsole> {
  const send = sendConsole(readConsole(resolve(import.meta.dirname, '../apps/console', outDir)))
  const server = createServer((request, response) => {
    setSecurityHeaders(response, false)
    if (api && request.url?.startsWith('/api/')) api(request, response)
    else send(request, response)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', done)
  })
  return {
    // `localhost`, because browsers treat it as secure, unlike other addresses without TLS.
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
