import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { pointAt, pressHere, withPage } from '../measure.ts'
import type { ListTarget } from './serveLists.ts'

/** Times of one visit to a list, in milliseconds unless stated. 0 where the list lacks the feature. */
export interface Visit {
  /** From following a link to it, with an empty cache, until 25 rows are visible. */
  usable: number
  /** The same with what the browser has kept of the first visit. */
  warm: number
  /** What long tasks exceed 50 ms by, until the rows of the first visit are visible. */
  blocking: number
  /** Scripts that were fetched until then, in kB as compressed. */
  scripts: number
  /** Elements in `main` once the list is shown. */
  nodes: number
  /** Cumulative layout shift until then and a second more. */
  shift: number
  /** MB of JavaScript objects once the list is shown. */
  heap: number
  /** From the press to the first frame with other rows; the server responds at once. */
  nextPage: number
  sort: number
  filter: number
  /** From the key of the search's first letter to other rows, and to those of the server's answer. */
  search: number
  searchAnswer: number
  /** Slowest frame after a keystroke in the search. */
  typing: number
  /** From pressing a row's link to the record's heading: the first opened record, and a later one. */
  firstRecord: number
  toRecord: number
  /** Time to return to the rows. */
  back: number
  /** From following a link to the dashboard until its first rows are visible: with an empty cache, and again. */
  dashboard: number
  warmDashboard: number
  /** From pressing an entry of the menu, after resting on it, to the first rows. */
  menuToDashboard: number
  menuToList: number
  /** The longest task while 100 rows are selected and approved. */
  bulkTask: number
}

const row = 'main tbody tr[data-token]:not([hidden])'

/** Rows of the latest answer: before it, the table is busy. */
const answeredRow = 'main table:not([aria-busy="true"]) > tbody > tr[data-token]'

/** First rows of the dashboard's tables. */
const dashboardRow = 'main table:not([aria-hidden]) tbody > tr'
const dashboardPath = '/dashboards/analytics'
const menuEntry = (path: string) => `nav a[href$="${path}"]`

/** Visits a list, and then the dashboard, as a signed-in user, on a slow machine and an average connection. */
export async function measureLists(browser: Browser, target: ListTarget): Promise<Visit> {
  target.reset()
  const { isBare } = target
  const list = await withSignedIn(browser, target, async (page, devtools) => ({
    ...(await measureArrival(page, devtools, target)),
    ...(await measureWork(page, devtools, target)),
  }))
  return { ...list, ...(isBare ? noDashboard : await measureDashboard(browser, target)) }
}

function withSignedIn<Result>(
  browser: Browser,
  { token }: ListTarget,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  return withPage(browser, async (page, devtools) => {
    await page.addInitScript((stored) => localStorage.setItem('jwt_access_token', stored), token)
    await page.addInitScript(observe)
    return work(page, devtools)
  })
}

async function measureArrival(page: Page, devtools: CDPSession, { address, path }: ListTarget) {
  await page.goto(address + path)
  const usable = await whenRows(page)
  const { blocking, scripts } = await page.evaluate(() => globalThis.list.atRows)
  // A user who has just arrived looks at the page first.
  await page.waitForTimeout(1000)
  const shift = await page.evaluate(() => globalThis.list.shift)
  const heap = await heapOf(devtools)
  const nodes = await page.locator('main *').count()
  await page.waitForLoadState('networkidle')
  await page.goto(address + path)
  const warm = await whenRows(page)
  await page.waitForTimeout(1000)
  return { usable, blocking, scripts, shift, heap, nodes, warm }
}

async function measureWork(page: Page, devtools: CDPSession, target: ListTarget) {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const nextPage = await press(page, page.getByRole('button', { name: 'Next page' }))
  const sort = await press(page, page.locator('thead button').first())
  // Wide enough for every filter.
  await page.setViewportSize({ width: 1920, height: 900 })
  const filter = await press(page, page.getByRole('button', { name: 'Overdue', exact: true }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('searchbox').focus()
  const search = await time(page, row, () => page.keyboard.press('w'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').clear()
  await page.waitForLoadState('networkidle')
  const searchAnswer = await time(page, answeredRow, () => page.keyboard.press('z'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').clear()
  const typing = await type(page)
  const beyond = target.isBare ? none : await measureBeyond(page, target.address + target.path)
  return { nextPage, sort, filter, search, searchAnswer, typing, ...beyond }
}

/** Measurements that the bare page lacks. */
const none = { firstRecord: 0, toRecord: 0, back: 0, bulkTask: 0 }
const noDashboard = { dashboard: 0, warmDashboard: 0, menuToDashboard: 0, menuToList: 0 }

async function measureDashboard(browser: Browser, target: ListTarget) {
  return withSignedIn(browser, target, async (page) => {
    const visit = async () => {
      await page.goto(target.address + dashboardPath)
      await page.waitForFunction(() => globalThis.list.dashboardRows > 0)
      return page.evaluate(() => globalThis.list.dashboardRows)
    }
    const settle = async () => {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1000)
    }
    const dashboard = await visit()
    await settle()
    const warmDashboard = await visit()
    await settle()
    const menuToList = await press(page, page.locator(menuEntry(target.path)).first())
    await settle()
    const menuToDashboard = await press(
      page,
      page.locator(menuEntry(dashboardPath)).first(),
      dashboardRow,
    )
    return { dashboard, warmDashboard, menuToList, menuToDashboard }
  })
}

async function measureBeyond(page: Page, list: string) {
  await page.goto(list)
  await whenRows(page)
  await page.waitForLoadState('networkidle')
  const open = async (place: number) => {
    const taken = await press(page, page.locator(`${row} a`).nth(place), 'main h1')
    await page.waitForLoadState('networkidle')
    return taken
  }
  const goBack = () => time(page, row, () => page.evaluate(() => history.back()))
  const firstRecord = await open(2)
  await goBack()
  await page.waitForLoadState('networkidle')
  const toRecord = await open(4)
  const back = await goBack()

  await page.goto(`${list}?pageSize=100`)
  await whenRows(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (globalThis.list.longestTask = 0))
  for (const control of [
    page.locator('thead input[type=checkbox]'),
    page.getByRole('button', { name: 'Approve', exact: true }),
    // A confirmation: records that others are reviewing are left out.
    page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }),
  ]) {
    await pointAt(control)
    await pressHere(page)
  }
  await page.getByText(/Approve: all \d+ done/).waitFor()
  await page.waitForLoadState('networkidle')
  return {
    firstRecord,
    toRecord,
    back,
    bulkTask: await page.evaluate(() => globalThis.list.longestTask),
  }
}

/** Time when the rows became visible, by the page's own clock. */
async function whenRows(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.list.rows > 0)
  return page.evaluate(() => globalThis.list.rows)
}

/** Time for a control to show its effect, after the pointer has been on it for a moment. */
async function press(page: Page, control: Locator, seen = row): Promise<number> {
  await pointAt(control)
  return time(page, seen, () => pressHere(page))
}

/** From an action to the first frame in which `seen` selects another element. */
async function time(page: Page, seen: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => globalThis.list.watch(selector), seen)
  await act()
  await page.waitForFunction(() => globalThis.list.seen > 0)
  return page.evaluate(() => globalThis.list.seen - globalThis.list.begun)
}

/** Types a few letters into the search at a fast typist's speed. */
async function type(page: Page): Promise<number> {
  await page.getByRole('searchbox').focus()
  await page.evaluate(() => (globalThis.list.slowestKey = 0))
  await page.keyboard.type('sugar', { delay: 150 })
  await page.waitForTimeout(500)
  return page.evaluate(() => globalThis.list.slowestKey)
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

interface Marks {
  /** Time when rows first became visible, and what it had cost until then. */
  rows: number
  atRows: { blocking: number; scripts: number }
  /** Time when the dashboard's first rows became visible. */
  dashboardRows: number
  begun: number
  seen: number
  slowestKey: number
  longestTask: number
  shift: number
  /** Watches for elements, or rows, other than those that a selector matches now. */
  watch(selector: string): void
}

declare global {
  var list: Marks
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before its own scripts, and checks every frame. */
function observe() {
  let blocking = 0
  let watched = ''
  let former = ''
  const signOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => element.dataset.token ?? element.textContent)
      .join()

  const marks: Marks = {
    rows: 0,
    atRows: { blocking: 0, scripts: 0 },
    dashboardRows: 0,
    begun: 0,
    seen: 0,
    slowestKey: 0,
    longestTask: 0,
    shift: 0,
    watch(selector) {
      watched = selector
      former = signOf(selector)
      marks.begun = performance.now()
      marks.seen = 0
    },
  }
  globalThis.list = marks
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) {
      marks.longestTask = Math.max(marks.longestTask, duration)
      blocking += duration - 50
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries())
      if (name.startsWith('key')) marks.slowestKey = Math.max(marks.slowestKey, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries() as LayoutShift[])
      if (!hadRecentInput) marks.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  // Measured from the press itself, not from the request for it.
  for (const type of ['click', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (marks.begun = timeStamp), { capture: true })

  const scriptSize = () => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sizes = loaded
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize)
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }

  function look() {
    const rows = document.querySelectorAll('main tbody tr[data-token]').length
    if (marks.rows === 0 && rows >= 25) {
      marks.rows = performance.now()
      marks.atRows = { blocking, scripts: scriptSize() }
    }
    if (
      marks.dashboardRows === 0 &&
      document.querySelector('main table:not([aria-hidden]) tbody > tr')
    )
      marks.dashboardRows = performance.now()
    if (marks.seen === 0 && watched !== '') {
      const sign = signOf(watched)
      if (sign !== '' && sign !== former) marks.seen = performance.now()
    }
    requestAnimationFrame(look)
  }
  look()
}
