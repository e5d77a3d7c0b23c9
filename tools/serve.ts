import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { readConsole } from '../apps/server/src/console/readConsole.ts'
import { sendConsole } from '../apps/server/src/console/sendConsole.ts'
import { setSecurityHeaders } from '../apps/server/src/securityHeaders.ts'

/** A console that is being served. */
export interface ServedConsole {
  /** Without a slash at its end. */
  address: string
  close(): Promise<void>
}

/** How a console is served. */
interface Serving {
  /** Answers what begins with /api/, where a server stands behind the same address. */
  api?: RequestListener
}

/**
 * Serves a built console.
 * @param outDir the build, relative to apps/console
 * @param port 0 takes a free one
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
    // By its name, which browsers count as safe, as they do not other addresses without TLS.
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
