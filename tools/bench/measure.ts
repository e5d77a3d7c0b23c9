import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { accounts, password } from '../../apps/console/journeys/support/accounts.ts'
import type { Target } from './targets.ts'

/** Times of one run of a page, in milliseconds except `shift`. */
export interface Run {
  /** Until the form is visible. */
  shown: number
  /** Until React handles the form. */
  interactive: number
  /** From pressing Login to the dashboard's queues; 0 without a dashboard. */
  dashboard: number
  /**
   * From pressing its button to the first frame with the folded navigation, a panel that begins to appear, another scheme;
   * 0 as above. The pointer has been on the button for `dwell`: time to fetch and prepare.
   */
  fold: number
  quickPanel: number
  themePanel: number
  chat: number
  scheme: number
  longestTask: number
  /** Cumulative layout shift. */
  shift: number
}

/** A slow machine on an average connection. */
const slowdown = 4
/** Time the pointer rests on a button before the press, in milliseconds. */
const dwell = 500
const network = {
  offline: false,
  latency: 60,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 9e6 / 8,
}

/** Opens a page with an empty cache, signs in where possible, and measures. */
export async function measure(browser: Browser, target: Target): Promise<Run> {
  target.reset()
  return withPage(browser, async (page) => {
    await page.addInitScript(observe)
    await page.goto(`${target.address}/login-now`)
    await page.waitForFunction(() => globalThis.bench.shown > 0 && globalThis.bench.interactive > 0)
    if (target.hasDashboard) {
      // Typing takes longer than the background fetches.
      await page.waitForLoadState('networkidle')
      await page.locator('[name=email]').fill(accounts.admin.email)
      await page.locator('[name=password]').fill(password)
      await page.locator('[type=submit]').click()
      await page.waitForFunction(() => globalThis.bench.queues > 0)
    }
    const { shown, interactive, pressed, queues, longestTask, shift } = await page.evaluate(
      () => globalThis.bench,
    )
    const none = { fold: 0, quickPanel: 0, themePanel: 0, chat: 0, scheme: 0 }
    return {
      ...(target.hasDashboard ? await measureShell(page) : none),
      shown,
      interactive: Math.max(shown, interactive),
      dashboard: target.hasDashboard ? queues - pressed : 0,
      longestTask,
      shift,
    }
  })
}

/** Uses the shell as a person does: the pointer rests on a button before the press. */
async function measureShell(page: Page) {
  const press = async (button: Locator, seen: string) => {
    await pointAt(button)
    return timeTo(page, () => pressHere(page), seen)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  const close = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  // A user who has just arrived looks at the page first.
  await page.waitForTimeout(2000)
  const fold = await press(button('Fold navigation'), '[data-folded]')
  const quickPanel = await press(button('Quick panel'), '[role=dialog]')
  await close()
  const themePanel = await press(button('Colour schemes'), '[role=dialog]')
  const scheme = await press(
    page.getByRole('dialog').getByText('Ink', { exact: true }),
    'html[data-scheme=ink]',
  )
  await close()
  const chat = await press(button('Team chat'), 'aside[data-open]')
  return { fold, quickPanel, themePanel, chat, scheme }
}

/** Moves the pointer to a control and rests there as long as a person does before pressing. */
export async function pointAt(control: Locator): Promise<void> {
  await control.hover()
  await control.page().waitForTimeout(dwell)
}

/**
 * Presses at the pointer's position. Not a locator's click: its checks run in the page, between the press and the frame.
 */
export async function pressHere(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** From a press to the first frame that shows something. */
async function timeTo(page: Page, act: () => Promise<void>, seen: string): Promise<number> {
  await page.evaluate((selector) => {
    globalThis.bench.awaited = selector
    globalThis.bench.seen = 0
  }, seen)
  await act()
  await page.waitForFunction(() => globalThis.bench.seen > 0)
  return page.evaluate(() => globalThis.bench.seen - globalThis.bench.pressed)
}

/** Runs a function with a slowed-down page of its own, and closes the page. */
export async function withPage<Result>(
  browser: Browser,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const result = await work(page, devtools)
  await context.close()
  return result
}

interface Marks {
  shown: number
  interactive: number
  pressed: number
  queues: number
  /** A selector, and the time of the first frame with it. */
  awaited: string
  seen: number
  longestTask: number
  shift: number
}

declare global {
  var bench: Marks
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before its own scripts, and checks every frame. */
function observe() {
  const marks: Marks = {
    shown: 0,
    interactive: 0,
    pressed: 0,
    queues: 0,
    awaited: '',
    seen: 0,
    longestTask: 0,
    shift: 0,
  }
  globalThis.bench = marks

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      marks.longestTask = Math.max(marks.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) marks.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('click', ({ timeStamp }) => (marks.pressed = timeStamp), { capture: true })

  // Prepared elements are in the document, but hidden.
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

  function look() {
    const button = document.querySelector('form [type=submit]')
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (marks.shown === 0 && button && painted) marks.shown = Math.max(painted.startTime, formSeen)
    if (formSeen === 0 && button) formSeen = performance.now()
    // React leaves its properties on the elements that it has rendered or hydrated.
    const isReacts = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps$'))
    if (marks.interactive === 0 && isReacts) marks.interactive = performance.now()
    const queues = document.querySelectorAll('main table:not([aria-hidden]) tbody > tr').length
    if (marks.queues === 0 && queues > 0) marks.queues = performance.now()
    if (marks.seen === 0 && marks.awaited !== '' && isSeen(marks.awaited))
      marks.seen = performance.now()
    requestAnimationFrame(look)
  }
  let formSeen = 0
  look()
}
