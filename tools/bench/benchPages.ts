import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../browser.ts'
import { commitOf } from '../git.ts'
import { inRevision } from '../revision.ts'
import { measureLists, type Visit } from './lists/measureLists.ts'
import { type ListTarget, serveLists } from './lists/serveLists.ts'
import { measure, type Run } from './measure.ts'
import { type Line, milliseconds, printTable } from './table.ts'
import { buildConsole, serveBare, serveBuild, type Target } from './targets.ts'

const times = 5
const measuredList = '/approve-product'
/** A row that became slower than another revision by more than this part is named. */
const tolerance = 0.05

/** Measurements of each target, one per run. The first target is the bare page. */
type Measured<Target, Taken> = readonly { target: Target; taken: Taken[] }[]

/**
 * Measures the console's size and load times, beside a bare page of the same libraries, in a Chromium slowed down four times, at 9 Mbit/s
 * with 60 ms of latency and an empty cache. Medians of five: first of signing in and the shell, then of a list and the dashboard.
 *
 * @param against a git revision whose lists and dashboard are measured in turn with those of the working tree
 */
export async function benchPages(against?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  const bare = await serveBare(join(folder, 'bare'))
  const pages = [
    bare,
    await serveBuild(join(folder, 'server'), 'server'),
    await serveBuild(join(folder, 'sample'), 'sample'),
  ].map((target) => ({ target, taken: [] as Run[] }))
  const lists = [
    await serveLists(bare.name, join(folder, 'bare'), '/list'),
    await serveLists('console', join(folder, 'server'), measuredList),
    ...(against ? [await serveRevision(join(folder, 'former'), against)] : []),
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

/** Serves the lists of a revision, built in a worktree of its own, over the working tree's backend. */
async function serveRevision(outDir: string, revision: string): Promise<ListTarget> {
  const root = join(import.meta.dirname, '../..')
  await inRevision(root, commitOf(root, revision), (folder) => buildConsole(outDir, [], folder))
  return serveLists(revision, outDir, measuredList)
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
  const [bare, current, former] = lists
  const of = (key: keyof Visit, { taken }: Column) => median(taken.map((visit) => visit[key]))
  const slower: string[] = []
  /** @param reference measurement of the bare page that the goal is a multiple of */
  const line = (
    what: string,
    goal: string,
    key: keyof Visit,
    reference = key,
    format = milliseconds,
  ): Line<Column> => {
    if (current && former && of(key, current) > of(key, former) * (1 + tolerance))
      slower.push(what.trim())
    const isRatio = goal.endsWith('×') && bare !== undefined
    return [
      what,
      goal,
      (column) => {
        const value = of(key, column)
        const ratio = isRatio ? (value / of(reference, bare)).toFixed(1) : ''
        return isRatio && column !== bare && value > 0
          ? `${format(value)}, ${ratio} ×`
          : format(value)
      },
    ]
  }
  const count = (value: number) => String(Math.round(value))
  const kilobytes = (value: number) => `${value.toFixed(1)} kB`
  const megabytes = (value: number) => `${value.toFixed(1)} MB`
  const lines: Line<Column>[] = [
    ['a list of 25 rows', 'goal', ({ target }) => target.name],
    line('usable', '≤ 1.6 ×', 'usable'),
    line('  again', '≤ 1.3 ×', 'warm'),
    line('  blocked by long tasks', '', 'blocking'),
    line('  scripts, gzip', '≤ 240 kB', 'scripts', 'scripts', kilobytes),
    line('  elements in main', '≤ 700', 'nodes', 'nodes', count),
    line('  next page', '≤ 3.5 ×', 'nextPage'),
    line('  sorted', '≤ 3.5 ×', 'sort'),
    line('  filtered', '≤ 3.5 ×', 'filter'),
    line('  searched', '≤ 2.2 ×', 'search'),
    line('  searched, by the server', '', 'searchAnswer'),
    line('  the slowest key in the search', '≤ 50 ms', 'typing'),
    line('  to the first record', '', 'firstRecord'),
    line('  to another record', '≤ 3 ×', 'toRecord', 'nextPage'),
    line('  and back', '≤ 3 ×', 'back', 'nextPage'),
    line('longest task of a bulk of 100', '≤ 100 ms', 'bulkTask'),
    line('layout shift', '0', 'shift', 'shift', (value) => value.toFixed(3)),
    line('JavaScript objects', '≤ 6 MB', 'heap', 'heap', megabytes),
    line('dashboard', '≤ 1.6 ×', 'dashboard', 'usable'),
    line('  again', '≤ 1.6 ×', 'warmDashboard', 'warm'),
    line('menu to dashboard', '≤ 500 ms', 'menuToDashboard'),
    line('menu to list', '≤ 300 ms', 'menuToList'),
  ]
  printTable(lines, lists)
  if (slower.length > 0)
    console.log(
      `\nMore than ${tolerance * 100} % slower than ${former?.target.name}: ${slower.join(', ')}`,
    )
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
