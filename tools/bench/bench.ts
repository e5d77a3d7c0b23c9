/**
 * `pnpm bench`: how much the console loads and how long it takes, beside a bare page of the same libraries, in a Chromium made
 * four times slower, at 9 Mbit/s with 60 ms to the server and back, with nothing cached. Medians of five: first of signing in
 * and of the shell, then of a list; at last of the sample backend alone, in Node and unslowed. It prints three tables and keeps nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../browser.ts'
import { measureLists, type Visit } from './lists/measureLists.ts'
import { serveLists } from './lists/serveLists.ts'
import { measure, measureWorldAt, type Run } from './measure.ts'
import { measureScreens, printScreens } from './screens/measureScreens.ts'
import { serveBare, serveBuild, serveWorld } from './targets.ts'

const times = 5

const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
const bare = await serveBare(join(folder, 'bare'))
const targets = [
  bare,
  await serveBuild(join(folder, 'server'), 'server'),
  await serveBuild(join(folder, 'sample'), 'sample'),
]
const listTargets = [
  await serveLists(bare.name, join(folder, 'bare'), '/list'),
  await serveLists('console', join(folder, 'server'), '/approve-product'),
]
const world = await serveWorld(join(folder, 'world'))
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })

// In turns, so that whatever else the machine does falls on all of them.
const runs = new Map(targets.map((target) => [target, [] as Run[]]))
const visits = new Map(listTargets.map((target) => [target, [] as Visit[]]))
const worlds: number[] = []
const lists: number[] = []
let rows = 0
for (let turn = 0; turn < times; turn += 1) {
  for (const target of targets) runs.get(target)?.push(await measure(browser, target))
  for (const target of listTargets) visits.get(target)?.push(await measureLists(browser, target))
  const made = await measureWorldAt(browser, world.address)
  worlds.push(made.total)
  lists.push(made.list.slowest)
  rows = made.rows
}
await browser.close()
await Promise.all([...targets, ...listTargets, world].map((served) => served.close()))
rmSync(folder, { recursive: true })

const medianOf = (target: (typeof targets)[number], key: keyof Run) =>
  median((runs.get(target) ?? []).map((run) => run[key]))
const milliseconds = (value: number) => (value === 0 ? '' : `${Math.round(value)} ms`)
const ratio = (key: 'shown' | 'interactive') => (target: (typeof targets)[number]) =>
  target === bare ? '' : `${(medianOf(target, key) / medianOf(bare, key)).toFixed(2)} ×`

const table: Line<(typeof targets)[number]>[] = [
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
const ofList = (target: (typeof listTargets)[number], key: keyof Visit) =>
  median((visits.get(target) ?? []).map((visit) => visit[key]))
const time = (what: string, goal: string, key: keyof Visit): Line<(typeof listTargets)[number]> => [
  what,
  goal,
  (target) => {
    const value = ofList(target, key)
    const share = value / ofList(listTargets[0] ?? target, key)
    return goal.endsWith('×') && target !== listTargets[0]
      ? `${milliseconds(value)}, ${share.toFixed(1)} ×`
      : milliseconds(value)
  },
]
const listTable: Line<(typeof listTargets)[number]>[] = [
  ['a list of 25 rows', 'goal', ({ name }) => name],
  time('usable', '≤ 1.6 ×', 'usable'),
  time('  next page', '≤ 2.5 ×', 'nextPage'),
  time('  sorted', '≤ 2.5 ×', 'sort'),
  time('  filtered', '≤ 2.5 ×', 'filter'),
  time('  the slowest key in the search', '≤ 50 ms', 'typing'),
  time('  to the first record', '', 'firstRecord'),
  time('  to another record', '≤ 300 ms', 'toRecord'),
  time('  and back', '≤ 300 ms', 'back'),
  time('longest task of a bulk of 100', '≤ 100 ms', 'bulkTask'),
  ['layout shift', '0', (target) => ofList(target, 'shift').toFixed(3)],
  ['JavaScript objects', '≤ 6 MB', (target) => `${ofList(target, 'heap').toFixed(1)} MB`],
]

print(table, targets)
print(listTable, listTargets)
console.log(
  `\nThe sample world: ${rows} rows made in ${milliseconds(median(worlds))}; the slowest call for a page of 2 000 products took ${milliseconds(median(lists))}`,
)

printScreens(await measureScreens())

/** A line of a table: what is measured, what it should be, and what it is. */
type Line<Column> = [what: string, goal: string, cell: (column: Column) => string]

function print<Column>(lines: readonly Line<Column>[], columns: readonly Column[]): void {
  console.log()
  for (const [what, goal, cell] of lines)
    console.log(
      [what.padEnd(32), goal.padEnd(12), ...columns.map((each) => cell(each).padStart(20))].join(
        '',
      ),
    )
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
