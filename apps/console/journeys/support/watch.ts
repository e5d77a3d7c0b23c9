import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'

/** Faults in the browser during a journey. */
export interface Faults {
  /**
   * Expects faults that the journey provokes: `401 POST /auth/login`, `failed GET /queues/summary` for calls, or a console
   * message. Each has to happen.
   */
  expect(...faults: (string | RegExp)[]): void
  /** Allows a fault to happen any number of times, or not at all. */
  allow(fault: RegExp): void
  /** Maximum sum of layout shifts; default 0.02. Printed content does not count. */
  allowLayoutShift(max: number): void
  /** From now on, expects the content of a page to stay in place as long as no key or button is pressed. */
  expectStill(page: Page): Promise<void>
  /** Watches every page of a browser session, from its first line. */
  watch(context: BrowserContext): Promise<void>
  /** Waits until the observations of the open pages have arrived. */
  settle(context: BrowserContext): Promise<void>
  /** Faults that were not expected, and expected ones that did not happen. */
  report(): string[]
}

/** Collects console errors and warnings, errors, violations of the policy, failed calls, further React roots, layout shifts. */
export function createFaults(): Faults {
  const seen: string[] = []
  const expected = new Set<string | RegExp>()
  const allowed: RegExp[] = []
  const shifts = new Map<string, { sum: number; nodes: string[] }>()
  const still = new Set<Page>()
  let maxShift = 0.02

  function onMessage(message: ConsoleMessage) {
    const isCall = message.text().startsWith('Failed to load resource')
    if ((message.type() === 'error' || message.type() === 'warning') && !isCall)
      seen.push(message.text())
  }

  function onFailure(request: Request) {
    const reason = request.failure()?.errorText ?? ''
    // A call that the console itself aborted, or that ended with its page; and the check of its policy, five seconds after the start, when
    // a journey may have cut the network.
    if (reason !== 'net::ERR_ABORTED' && request.method() !== 'HEAD')
      seen.push(`failed ${nameOf(request)}`)
  }

  function watchPage(page: Page) {
    page.on('console', onMessage)
    page.on('pageerror', (error) => seen.push(String(error)))
    page.on('requestfailed', onFailure)
    page.on('response', (response) => {
      if (response.status() >= 400) seen.push(`${response.status()} ${nameOf(response.request())}`)
    })
  }

  return {
    expect(...faults) {
      for (const fault of faults) expected.add(fault)
    },
    allow: (fault) => void allowed.push(fault),
    allowLayoutShift(max) {
      maxShift = max
    },
    async expectStill(page) {
      await page.evaluate(() => {
        globalThis.reportLastShifts?.()
        globalThis.rememberPlaces?.()
      })
      still.add(page)
    },
    async watch(context) {
      context.on('page', watchPage)
      await context.exposeBinding('reportFault', (_, text: string) => {
        seen.push(text)
      })
      await context.exposeBinding(
        'reportShift',
        (source, page: string, value: number, nodes: string) => {
          if (still.has(source.page)) seen.push(`moved ${nodes}`)
          const sum = shifts.get(page) ?? { sum: 0, nodes: [] }
          shifts.set(page, { sum: sum.sum + value, nodes: [...sum.nodes, nodes] })
        },
      )
      await context.addInitScript(observe)
    },
    async settle(context) {
      for (const page of context.pages())
        await page.evaluate(() => globalThis.reportLastShifts?.()).catch(() => undefined)
    },
    report() {
      const moved = [...shifts]
        .filter(([, { sum }]) => sum > maxShift)
        .map(([page, { sum, nodes }]) => `${page} moved by ${sum.toFixed(3)}: ${nodes.join('; ')}`)
      return [
        ...seen.filter(
          (fault) => ![...expected, ...allowed].some((pattern) => isMeant(pattern, fault)),
        ),
        ...[...expected]
          .filter((pattern) => !seen.some((fault) => isMeant(pattern, fault)))
          .map((pattern) => `no ${String(pattern)}`),
        ...moved,
      ]
    },
  }
}

function isMeant(pattern: string | RegExp, fault: string): boolean {
  return typeof pattern === 'string' ? pattern === fault : pattern.test(fault)
}

/** Method and path of a request, relative to the base address. */
function nameOf(request: Request): string {
  const path = new URL(request.url()).pathname.replace('/api/business', '')
  // The hash in a script's name does not identify it.
  return `${request.method()} ${path.replace(/-[\w-]{8}\.js$/, '')}`
}

declare global {
  var reportFault: (text: string) => void
  var reportShift: (page: string, value: number, nodes: string) => void
  var reportLastShifts: (() => void) | undefined
  var rememberPlaces: (() => void) | undefined
  /** Hook for React's developer tools; the watch replaces it. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: boolean
    checkDCE: () => void
    inject: () => number
    onCommitFiberRoot: (renderer: number, root: object) => void
    onCommitFiberUnmount: () => void
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Runs in every page before its own scripts. */
function observe() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportFault(`policy ${effectiveDirective} refused ${blockedURI}`)
  })

  // React reports every root it draws to developer tools.
  const roots = new Set<object>()
  let copies = 0
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    checkDCE: () => undefined,
    inject() {
      copies += 1
      if (copies > 1) reportFault('a second copy of React')
      return copies
    },
    onCommitFiberRoot(_, root) {
      roots.add(root)
      if (roots.size > 1) reportFault('a second React root')
    },
    onCommitFiberUnmount: () => undefined,
  }

  // On paper the shell is hidden, and the printed content takes its place.
  const isPaper = matchMedia('print')
  // The browser reports a shift for an element that sticks to an edge of the view when its box grows away from that edge, and for new text
  // at the end of a line. The position of the element decides.
  const places = new WeakMap<Element, DOMRect>()
  globalThis.rememberPlaces = () => {
    for (const element of document.querySelectorAll('main *'))
      places.set(element, element.getBoundingClientRect())
  }
  const hasMoved = ({ node }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement
    const before = element && places.get(element)
    if (!before) return true
    const { x, y } = element.getBoundingClientRect()
    return Math.max(Math.abs(x - before.x), Math.abs(y - before.y)) > 1
  }
  const report = (entries: PerformanceEntryList) => {
    if (isPaper.matches) return
    for (const { hadRecentInput, value, sources } of entries as LayoutShift[])
      if (!hadRecentInput && sources.some(hasMoved))
        reportShift(
          `${location.pathname} (loaded at ${Math.round(performance.timeOrigin)})`,
          value,
          `${value.toFixed(4)} ${sources.map(describe).join(', ')}`,
        )
  }
  const place = ({ x, y, width, height }: DOMRect) =>
    `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
    return `${what ?? 'gone'} (${place(previousRect)} to ${place(currentRect)})`
  }
  const observer = new PerformanceObserver((list) => report(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  globalThis.reportLastShifts = () => report(observer.takeRecords())
}
