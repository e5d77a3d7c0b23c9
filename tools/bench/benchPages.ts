import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../browser.ts'
import { measureLists, type Visit } from './lists/measureLists.ts'
import { type ListTarget, serveLists } from './lists/serveLists.ts'
import { measure, type Run } from './measure.ts'
import { type Line, milliseconds, printTable } from './table.ts'
import { serveBare, serveBuild, type Target } from './targets.ts'

const times = 5

/** Measurements of each target, one per run. The first target is the bare page. */
type Measured<Target, Taken> = readonly { target: Target; taken: Taken[] }[]

/**
 * Measures the console's size and load times, beside a bare page of the same libraries, in a Chromium slowed down four times, at 9 Mbit/s
 * with 60 ms of latency and an empty cache. Medians of five: first of signing in and the shell, then of a list.
 */
export async function benchPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  const bare = await serveBare(join(folder, 'bare'))
  const pages = [
    bare,
    await serveBuild(join(folder, 'server'), 'server'),
    await serveBuild(join(folder, 'sample'), 'sample'),
  ].map((target) => ({ target, taken: [] as Run[] }))
  const lists = [
    await serveLists(bare.name, join(folder, 'bare'), '/list'),
    await serveLists('console', join(folder, 'server'), '/approve-product'),
  ].map((target) => ({ target, taken: [] as Visit[] }))
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })

  // Interleaved, so that the machine's other load affects all of them equally.
  for (let turn = 0; turn < times; turn += 1) {
    for (const { target, taken } of pages) taken.push(await measure(browser, target))
    for (const { target, taken } of lists) taken.push(await measureLists(browser, target))
  }
  await browser.close()
  await Promise.all([...pages, ...lists].map(({ target }) => target.close()))
  rmSync(folder, { recursive: true })

  printPages(pages)
  printLists(lists)
}

function printPages(pages: Measured<Target, Run>): void {
  type Column = (typeof pages)[number]
  const of =
    (key: keyof Run) =>
    ({ taken }: Column) =>
      median(taken.map((run) => run[key]))
  const time = (key: keyof Run) => (column: Column) => milliseconds(of(key)(column))
  const ratio = (key: 'shown' | 'interactive') => (column: Column) =>
    pages[0] && column !== pages[0] ? `${(of(key)(column) / of(key)(pages[0])).toFixed(2)} ×` : ''
  const size = (key: 'scriptSize' | 'shellSize' | 'pageSize') => (column: Column) =>
    `${column.target[key].toFixed(1)} kB`

  const lines: Line<Column>[] = [
    ['', 'goal', ({ target }) => target.name],
    ['JavaScript to the form, gzip', '≤ 140/180', size('scriptSize')],
    ['  in so many scripts', '', ({ target }) => String(target.scripts)],
    ['shell JavaScript beyond it', '≤ 60', size('shellSize')],
    ['the page itself, gzip', '', size('pageSize')],
    ['form shown', '', time('shown')],
    ['  against the bare page', '≤ 1.6 ×', ratio('shown')],
    ['form interactive', '', time('interactive')],
    ['  against the bare page', '', ratio('interactive')],
    ['Login → queues', '', time('dashboard')],
    ['after 0.5 s on its button →', '', () => ''],
    ['  folded navigation', '≤ 100 ms', time('fold')],
    ['  quick panel appears', '≤ 100 ms', time('quickPanel')],
    ['  theme panel appears', '≤ 100 ms', time('themePanel')],
    ['  chat panel appears', '≤ 100 ms', time('chat')],
    ['  another scheme', '≤ 100 ms', time('scheme')],
    ['longest task', '< 200 ms', time('longestTask')],
    ['layout shift', '0', (column) => of('shift')(column).toFixed(3)],
  ]
  printTable(lines, pages)
}

function printLists(lists: Measured<ListTarget, Visit>): void {
  type Column = (typeof lists)[number]
  const of = (key: keyof Visit, { taken }: Column) => median(taken.map((visit) => visit[key]))
  const time = (what: string, goal: string, key: keyof Visit): Line<Column> => [
    what,
    goal,
    (column) => {
      const value = of(key, column)
      const share = lists[0] && value / of(key, lists[0])
      return goal.endsWith('×') && column !== lists[0]
        ? `${milliseconds(value)}, ${share?.toFixed(1)} ×`
        : milliseconds(value)
    },
  ]
  const lines: Line<Column>[] = [
    ['a list of 25 rows', 'goal', ({ target }) => target.name],
    time('usable', '≤ 1.6 ×', 'usable'),
    time('  next page', '≤ 2.5 ×', 'nextPage'),
    time('  sorted', '≤ 2.5 ×', 'sort'),
    time('  filtered', '≤ 2.5 ×', 'filter'),
    time('  the slowest key in the search', '≤ 50 ms', 'typing'),
    time('  to the first record', '', 'firstRecord'),
    time('  to another record', '≤ 300 ms', 'toRecord'),
    time('  and back', '≤ 300 ms', 'back'),
    time('longest task of a bulk of 100', '≤ 100 ms', 'bulkTask'),
    ['layout shift', '0', (column) => of('shift', column).toFixed(3)],
    ['JavaScript objects', '≤ 6 MB', (column) => `${of('heap', column).toFixed(1)} MB`],
  ]
  printTable(lines, lists)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
