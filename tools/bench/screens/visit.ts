/**
 * `node visit.ts BACKEND ADDRESS …`: makes the first calls of one screen in a process of its own, and prints their times as JSON: see
 * `Visited`.
 */
import { threadCpuUsage } from 'node:process'
import { pathToFileURL } from 'node:url'

/** Times of a screen's first calls in a fresh process, in milliseconds. */
export interface Visited {
  /** Time to evaluate the backend. */
  started: number
  /** From then to the last response. */
  answered: number
  /** The same in CPU time: more meaningful on a busy machine. */
  worked: number
  /** Token of the first record of each list that was read. */
  tokens: (string | null)[]
}

type Backend = typeof import('./backend.ts')
type Page = { items?: unknown[] }

const [file = '', ...addresses] = process.argv.slice(2)

function processor(): number {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}

const begun = performance.now()
const { lists, read } = (await import(pathToFileURL(file).href)) as Backend
const started = performance.now()
const before = processor()
const pages: Page[] = []
for (const address of addresses) pages.push((await read(address)) as Page)
const answered = performance.now() - started
const visited: Visited = {
  started: started - begun,
  answered,
  worked: processor() - before,
  tokens: pages.map(tokenIn),
}
console.log(JSON.stringify(visited))

/** Token of the first row of a page; null where the response is no page, or has no rows. */
function tokenIn({ items: [first] = [] }: Page, place: number): string | null {
  const list = lists.find(({ address }) => addresses[place]?.startsWith(`${address}?`))
  return list && first ? list.tokenOf(first) : null
}
