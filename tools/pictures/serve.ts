/** Serves a Storybook build, or a report with the two builds it compares. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Served folders. */
export interface Served {
  /** Without a trailing slash. */
  address: string
  close(): void
}

/** Options of serving. */
interface Serving {
  /** 0 picks a free one. */
  port?: number
  /** Set where nothing changes while it is served: then browsers cache the files and their compiled code. */
  isFinal?: boolean
  /** Answers calls that are no files, and returns whether it has answered. */
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * Serves folders under paths of one host.
 * @param folders by path: `''` is the root, `before` is /before/
 */
export async function serve(
  folders: Record<string, string>,
  { port = 0, isFinal = false, answer = () => false }: Serving = {},
): Promise<Served> {
  const handlers = Object.entries(folders).map(([path, folder]) => ({
    prefix: path === '' ? '/' : `/${path}/`,
    // Read from disk on each request where the files may be rewritten.
    handle: sirv(folder, isFinal ? { maxAge: 86_400, immutable: true } : { dev: true }),
  }))
  const server = createServer((request, response) => {
    if (answer(request, response)) return
    const url = request.url ?? '/'
    const found = handlers
      .filter(({ prefix }) => url.startsWith(prefix))
      .toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
    request.url = `/${url.slice(found?.prefix.length ?? 1)}`
    const missing = () => {
      response.writeHead(404).end()
    }
    if (found) found.handle(request, response, missing)
    else missing()
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, done)
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
