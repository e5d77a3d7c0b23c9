import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { type Hosts, serverPolicy } from './build/contentSecurityPolicy.ts'

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

/** Every built file stands here, named by its content: what is not there is no screen. */
const assets = '/assets/'

/**
 * Sends the files of a built console as a host should: an address that is no file gets index.html, files are sent compressed, named
 * ones are kept for good, and what only a host can say of the Content-Security-Policy is a header. It is only read: other methods
 * than GET and HEAD are refused.
 * @param folder the build
 */
export function sendConsole(folder: string): RequestListener {
  const policy = serverPolicy(
    JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as Hosts,
  )
  const send = sirv(folder, {
    single: true,
    ignores: `^${assets}`,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  return (request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'same-origin')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    send(request, response, () => {
      response.writeHead(404).end()
    })
  }
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
  const send = sendConsole(resolve(import.meta.dirname, '../apps/console', outDir))
  const server = createServer((request, response) => {
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
