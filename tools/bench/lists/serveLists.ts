import { cpSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serveConsole } from '../../serve.ts'
import { importWithVite } from '../../vite/importWithVite.ts'

type Backend = typeof import('./backend.ts')

/** A build with the sample backend behind the same address. */
export interface ListTarget {
  name: string
  /** Set for the bare page: it has a list and nothing else. */
  isBare: boolean
  address: string
  /** Address of the measured list. */
  path: string
  /** Access token of a signed-in user. */
  token: string
  /** Resets the decisions of an earlier run. */
  reset(): void
  close(): Promise<void>
}

/** Serves the build in `outDir`; `path` leads to its list of products. */
export async function serveLists(name: string, outDir: string, path: string): Promise<ListTarget> {
  const backend = await importWithVite<Backend>(join(import.meta.dirname, 'backend.ts'))
  const folder = `${outDir}-lists`
  cpSync(outDir, folder, { recursive: true })
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({ addresses: {}, sampleBackend: 'none' }),
  )
  const served = await serveConsole(folder, 0, {
    api: (request, response) => void pass(backend.answer, request, response),
  })
  return {
    name,
    isBare: path === '/list',
    path,
    token: backend.token,
    reset: backend.reset,
    ...served,
  }
}

/** Answers a call of Node's with a function of web requests and responses. */
async function pass(
  answer: Backend['answer'],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url, method = 'GET', headers } = incoming
  const given = await answer(
    new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: ['GET', 'HEAD'].includes(method) ? null : await text(incoming),
    }),
  )
  if (given) response.writeHead(given.status, Object.fromEntries(given.headers))
  else response.writeHead(404)
  response.end(await given?.text())
}
