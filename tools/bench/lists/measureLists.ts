import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { pointAt, pressHere, withPage } from '../measure.ts'
import type { ListTarget } from './serveLists.ts'

/** Times of one visit to a list, in milliseconds unless stated. 0 where the list lacks the feature. */
export interface Visit {
  /** From following a link to it, with an empty cache, until 25 rows are visible. */
  usable: number
  /** Cumulative layout shift until then and a second more. */
  shift: number
  /** MB of JavaScript objects once the list is shown. */
  heap: number
  /** From the press to the first frame with other rows; the server responds at once. */
  nextPage: number
  sort: number
  filter: number
  /** Slowest frame after a keystroke in the search. */
  typing: number
  /** From pressing a row's link to the record's heading: the first opened record, and a later one. */
  firstRecord: number
  toRecord: number
  /** Time to return to the rows. */
  back: number
  /** The longest task while 100 rows are selected and approved. */
  bulkTask: number
}

const row = 'main tbody tr[data-token]'

/** Visits a list as a signed-in user, on a slow machine and an average connection. */
export async function measureLists(
  browser: Browser,
  { address, path, token, isBare, reset }: ListTarget,
): Promise<Visit> {
  reset()
  return withPage(browser, async (page, devtools) => {
    await page.addInitScript((stored) => localStorage.setItem('jwt_access_token', stored), token)
    await page.addInitScript(observe)
    await page.goto(address + path)
    const usable = await whenRows(page)
    // A user who has just arrived looks at the page first.
    await page.waitForTimeout(1000)
    const shift = await page.evaluate(() => globalThis.list.shift)
    const heap = await heapOf(devtools)

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
    const typing = await type(page)
    const beyond = isBare ? none : await measureBeyond(page, address + path)
    return { usable, shift, heap, nextPage, sort, filter, typing, ...beyond }
  })
}

/** Measurements that the bare page lacks. */
const none = { firstRecord: 0, toRecord: 0, back: 0, bulkTask: 0 }

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
  /** Time when rows first became visible. */
  rows: number
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
  let watched = ''
  let former = ''
  const signOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => element.dataset.token ?? element.textContent)
      .join()

  const marks: Marks = {
    rows: 0,
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
    for (const { duration } of entries.getEntries())
      marks.longestTask = Math.max(marks.longestTask, duration)
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
  addEventListener('click', ({ timeStamp }) => (marks.begun = timeStamp), { capture: true })

  function look() {
    const rows = document.querySelectorAll('main tbody tr[data-token]').length
    if (marks.rows === 0 && rows >= 25) marks.rows = performance.now()
    if (marks.seen === 0 && watched !== '') {
      const sign = signOf(watched)
      if (sign !== '' && sign !== former) marks.seen = performance.now()
    }
    requestAnimationFrame(look)
  }
  look()
}
