/**
 * `pnpm bench`: how much the console loads and how long it takes, beside a bare page of the same libraries, in a Chromium made
 * four times slower, at 9 Mbit/s with 60 ms to the server and back, with nothing cached. Medians of five. It prints a table and
 * keeps nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../browser.ts'
import { measure, measureWorldAt, type Run } from './measure.ts'
import { serveBare, serveBuild, serveWorld } from './targets.ts'

const times = 5

const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
const bare = await serveBare(join(folder, 'bare'))
const targets = [
  bare,
  await serveBuild(join(folder, 'server'), 'server'),
  await serveBuild(join(folder, 'sample'), 'sample'),
]
const world = await serveWorld(join(folder, 'world'))
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })

// In turns, so that whatever else the machine does falls on all of them.
const runs = new Map(targets.map((target) => [target, [] as Run[]]))
const worlds: number[] = []
const lists: number[] = []
let rows = 0
for (let turn = 0; turn < times; turn += 1) {
  for (const target of targets) runs.get(target)?.push(await measure(browser, target))
  const made = await measureWorldAt(browser, world.address)
  worlds.push(made.total)
  lists.push(made.list.slowest)
  rows = made.rows
}
await browser.close()
await Promise.all([...targets, world].map((served) => served.close()))
rmSync(folder, { recursive: true })

const medianOf = (target: (typeof targets)[number], key: keyof Run) =>
  median((runs.get(target) ?? []).map((run) => run[key]))
const milliseconds = (value: number) => (value === 0 ? '' : `${Math.round(value)} ms`)
const ratio = (key: 'shown' | 'interactive') => (target: (typeof targets)[number]) =>
  target === bare ? '' : `${(medianOf(target, key) / medianOf(bare, key)).toFixed(2)} ×`

const table: [what: string, goal: string, cell: (target: (typeof targets)[number]) => string][] = [
  ['', 'goal', ({ name }) => name],
  ['JavaScript to the form, gzip', '≤ 140/180', ({ scriptSize }) => `${scriptSize.toFixed(1)} kB`],
  ['  in so many scripts', '', ({ scripts }) => String(scripts)],
  ['shell JavaScript beyond it', '≤ 60', ({ shellSize }) => `${shellSize.toFixed(1)} kB`],
  ['the page itself, gzip', '', ({ pageSize }) => `${pageSize.toFixed(1)} kB`],
  ['form shown', '', (target) => milliseconds(medianOf(target, 'shown'))],
  ['  against the bare page', '≤ 1.6 ×', ratio('shown')],
  ['form interactive', '', (target) => milliseconds(medianOf(target, 'interactive'))],
  ['  against the bare page', '', ratio('interactive')],
  ['Login → tiles', '', (target) => milliseconds(medianOf(target, 'dashboard'))],
  ['after 0.5 s on its button →', '', () => ''],
  ['  folded navigation', '≤ 100 ms', (target) => milliseconds(medianOf(target, 'fold'))],
  ['  quick panel appears', '≤ 100 ms', (target) => milliseconds(medianOf(target, 'quickPanel'))],
  ['  theme panel appears', '≤ 100 ms', (target) => milliseconds(medianOf(target, 'themePanel'))],
  ['  chat panel appears', '≤ 100 ms', (target) => milliseconds(medianOf(target, 'chat'))],
  ['  another scheme', '≤ 100 ms', (target) => milliseconds(medianOf(target, 'scheme'))],
  ['longest task', '< 200 ms', (target) => milliseconds(medianOf(target, 'longestTask'))],
  ['layout shift', '0', (target) => medianOf(target, 'shift').toFixed(3)],
]
console.log()
for (const [what, goal, cell] of table)
  console.log(
    [what.padEnd(30), goal.padEnd(12), ...targets.map((target) => cell(target).padStart(20))].join(
      '',
    ),
  )
console.log(
  `\nThe sample world: ${rows} rows made in ${milliseconds(median(worlds))}; the slowest call for a page of 2 000 products took ${milliseconds(median(lists))}`,
)

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
