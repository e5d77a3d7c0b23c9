import { cpSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serveConsole } from '../../serve.ts'
import { importWithVite } from '../../vite/importWithVite.ts'

type Backend = typeof import('./backend.ts')

/** A build with a server behind the same address, whose answers are the sample backend's. */
export interface ListTarget {
  name: string
  /** Whether it has a list and nothing else. */
  isBare: boolean
  address: string
  /** The address of the list that is measured. */
  path: string
  /** Lets somebody in. */
  token: string
  /** Forgets what an earlier run has decided. */
  reset(): void
  close(): Promise<void>
}

/** Serves what is built in `outDir`; `path` leads to its list of products. */
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

/** Lets a function of the web's requests and responses answer a call of Node's. */
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
