/**
 * How long the sample backend takes to answer what each screen asks first, each in a process in which nothing of the world was made
 * before.
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

/** The first calls of a screen, and the fastest of some visits. */
interface Measured extends Visited {
  screen: string
}

/** Measures every screen: those of lists, of one record of each, the dashboard, and all of them in one process. Prints the dearest first. */
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

/** The fastest visit: what is slower is so by what else the machine does. */
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
      // Starting MSW inside a page is part of the console's handlers, and nothing that is done here.
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
