/**
 * `node visit.ts BACKEND ADDRESS …`: makes the first calls of one screen in a process of its own, and prints what it took as JSON: see
 * `Visited`.
 */
import { threadCpuUsage } from 'node:process'
import { pathToFileURL } from 'node:url'

/** What the first calls of a screen took in a fresh process; milliseconds. */
export interface Visited {
  /** To evaluate the backend. */
  started: number
  /** From then to the last answer. */
  answered: number
  /** The same, as far as the processor was at work for it: tells more where other things run, too. */
  worked: number
  /** The tokens of the first record of each list that was read. */
  tokens: (string | null)[]
}

type Backend = typeof import('./backend.ts')
type Page = { items?: Record<string, unknown>[] }

const [file = '', ...addresses] = process.argv.slice(2)

function processor(): number {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}

const begun = performance.now()
const { read } = (await import(pathToFileURL(file).href)) as Backend
const started = performance.now()
const before = processor()
const pages: Page[] = []
for (const address of addresses) pages.push((await read(address)) as Page)
const answered = performance.now() - started
const visited: Visited = {
  started: started - begun,
  answered,
  worked: processor() - before,
  tokens: pages.map(({ items: [first] = [] }) => tokenOf(first)),
}
console.log(JSON.stringify(visited))

/** A record is addressed by the first token that its row has. */
function tokenOf(row: Record<string, unknown> = {}): string | null {
  const found = Object.entries(row).find(([name]) => name.toLowerCase().endsWith('token'))
  return found ? String(found[1]) : null
}
