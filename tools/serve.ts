import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { serverPolicy } from './build/contentSecurityPolicy.ts'

/** A console that is being served. */
export interface ServedConsole {
  /** Without a slash at its end. */
  address: string
  close(): Promise<void>
}

/**
 * Serves a built console as a host should: an address that is no file gets index.html, files are sent compressed, named ones
 * are kept for good, and what only a host can say of the Content-Security-Policy is a header.
 * @param outDir the build, relative to apps/console
 * @param port 0 takes a free one
 * @param api answers what begins with /api/, where a server stands behind the same address
 * @throws Error when the port is taken
 */
export async function serveConsole(
  outDir: string,
  port: number,
  api?: RequestListener,
): Promise<ServedConsole> {
  const folder = resolve(import.meta.dirname, '../apps/console', outDir)
  const { addresses = {} } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as {
    addresses?: Record<string, string>
  }
  const policy = serverPolicy(Object.values(addresses))
  const send = sirv(folder, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Referrer-Policy', 'same-origin')
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const server = createServer((request, response) => {
    if (api && request.url?.startsWith('/api/')) return api(request, response)
    send(request, response, () => {
      response.writeHead(404).end()
    })
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, done)
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
