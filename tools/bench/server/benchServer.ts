import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServerAlone } from '../../build/buildServer.ts'
import { runServer } from '../../runServer.ts'
import { type Line, milliseconds, printTable } from '../table.ts'
import { type CallsTaken, createTaken } from './callsTaken.ts'
import { createPeople, readOnce, signIn } from './people.ts'

/** Number of concurrent people, each over a connection of their own, and the duration in seconds. */
const people = 100
const seconds = 60

/** Maximum number of refusals to print; there should be none. */
const mostShown = 10

/**
 * Measures the built server under typical use: lists, records and decisions, from one connection per person. Each makes the next call as
 * soon as the last is answered, so that the server is fully loaded. The clients run on the same machine.
 */
export async function benchServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  await buildServerAlone(folder)
  const begun = performance.now()
  const sinceStart = () => milliseconds(performance.now() - begun)
  const { server, address } = await runServer({
    main: join(folder, 'server/main.js'),
    data: join(folder, 'console.sqlite'),
    folder,
  })
  try {
    await fetch(`${address}/health`)
    const ready = sinceStart()
    const ask = await signIn(address)
    await readOnce(ask)
    const made = sinceStart()
    const before = memoryOf(server.pid)
    const taken = await load(address, ask)
    print(taken)
    console.log(
      `\nIt answered after ${ready}, and had made all that is asked for after ${made}. Its memory: ${before} MB at the start, ${memoryOf(server.pid)} MB at the end. The load of the machine: ${loadavg()[0]?.toFixed(1)}`,
    )
    for (const refusal of taken.refused.slice(0, mostShown)) console.error(refusal)
    if (taken.refused.length > 0) process.exitCode = 1
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}

/** Runs everyone's load. All are connected before: Node accepts one new connection between two rounds of responses. */
async function load(address: string, ask: Awaited<ReturnType<typeof signIn>>): Promise<CallsTaken> {
  const taken = createTaken()
  const all = await createPeople(ask, people, taken)
  await Promise.all(all.map(async () => (await fetch(`${address}/health`)).text()))
  const ends = performance.now() + seconds * 1000
  await Promise.all(
    all.map(async (person) => {
      while (performance.now() < ends) await person.takeTurn()
    }),
  )
  return taken
}

function print({ sorts, refused }: CallsTaken): void {
  type Column = (typeof columns)[number]
  const columns = Object.entries(sorts)
  const lines: Line<Column>[] = [
    [`${people} connections, ${seconds} s`, 'goal', ([sort]) => sort],
    ['answers a second', '', ([, times]) => (times.count / seconds).toFixed(1)],
    ['  median', '', ([, times]) => milliseconds(times.percentile(50) / 1000)],
    ['  99th percentile', '', ([, times]) => milliseconds(times.percentile(99) / 1000)],
  ]
  printTable(lines, columns)
  console.log(`${'refused'.padEnd(32)}${'0'.padEnd(12)}${String(refused.length).padStart(20)}`)
}

/** Memory of a process, in MB. */
function memoryOf(pid = 0): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1000)
}
