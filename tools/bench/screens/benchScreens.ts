/**
 * Time the sample backend takes to answer each screen's first calls, each in a process that has built none of the sample database before.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { Visited } from './visit.ts'

type Backend = typeof import('./backend.ts')

const times = 3
const dashboard = ['/api/business/queues/summary', '/api/business/dashboard/summary']

/** The first calls of a screen, and the fastest of several visits. */
interface Measured extends Visited {
  screen: string
}

/** Measures every screen: lists, one record of each, the dashboard, and all of them in one process. Prints the slowest first. */
export async function benchScreens(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-screens-'))
  const file = await buildBackend(folder)
  const { lists } = (await import(file)) as Backend
  const measured = [visit(file, 'dashboard', dashboard)]
  for (const { address, ofRecord } of lists) {
    const list = visit(file, address, [`${address}?pageSize=25`])
    const [token] = list.tokens
    measured.push(list)
    if (token && ofRecord.length > 0) {
      const calls = ofRecord.map((each) => each.replace(':token', token))
      measured.push(visit(file, `${address}/:token`, calls))
    }
  }
  const all = [...dashboard, ...lists.map(({ address }) => `${address}?pageSize=25`)]
  measured.push(visit(file, 'everything', all))
  rmSync(folder, { recursive: true })
  printScreens(measured)
}

/** The fastest visit: slower ones are due to the machine's other load. */
function visit(file: string, screen: string, addresses: readonly string[]): Measured {
  const script = join(import.meta.dirname, 'visit.ts')
  const visits = Array.from(
    { length: times },
    () =>
      JSON.parse(
        execFileSync(process.execPath, [script, file, ...addresses], { encoding: 'utf8' }),
      ) as Visited,
  )
  const [fastest] = visits.toSorted((one, other) => one.answered - other.answered)
  return { screen, ...(fastest as Visited) }
}

/** Builds the sample backend as one file for Node. */
async function buildBackend(outDir: string): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'backend.ts',
      outDir,
      target: 'node24',
      emptyOutDir: true,
      // Starting MSW inside a page belongs to the console's handlers; nothing here uses it.
      rolldownOptions: { external: ['virtual:msw'] },
    },
  })
  return join(outDir, 'backend.js')
}

function printScreens(screens: readonly Measured[]): void {
  const cell = (value: number) => `${Math.round(value)} ms`.padStart(12)
  console.log(
    `\n${'first answers in Node'.padEnd(44)}${'goal ≤ 150'.padStart(12)}${'processor'.padStart(12)}${'started'.padStart(12)}`,
  )
  for (const { screen, answered, worked, started } of screens.toSorted(
    (one, other) => other.worked - one.worked,
  ))
    console.log(screen.padEnd(44) + cell(answered) + cell(worked) + cell(started))
}
