/** Takes pictures of the stories of a static Storybook build. */
import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright'
import { type Mode, type ModeName, modes } from '../../.storybook/modes.ts'
import { browserFlags, findBrowser } from '../browser.ts'

/** One picture to take: a story in a mode. */
export interface Shot {
  story: string
  mode: ModeName
  /** Window size that the story pins, if any. */
  size?: { width: number; height: number }
}

/**
 * Result of a shot. A story that fails (its play function, or its rendering), or takes too long (`isLate`), has no picture.
 */
export type Picture = { png: Buffer } | { failure: string; isLate?: boolean }

/** Maximum time from selecting a story to the end of its play function, in milliseconds. */
const patience = 30_000
/** Start of the message about a story that timed out. */
const late = 'It did not finish'
/** Quiet period after which pending activity is assumed never to end, in milliseconds. */
const openCall = 1_500

/** Starts the browser for both sides' pictures. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    // The Ctrl+C handler writes the report first.
    handleSIGINT: false,
    args: [
      ...browserFlags,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      // Partial repaints round corners slightly differently from full ones.
      '--disable-partial-raster',
      '--default-tile-width=2048',
      '--default-tile-height=2048',
    ],
  })
}

/** Toolbar settings of a mode. */
function globalsOf({ scheme, language, motion }: Mode): Record<string, string> {
  return { scheme, language, motion }
}

/** The same as a parameter of Storybook's address; without the accessibility panel, whose findings are not read here. */
export function globalsParameter(mode: Mode): string {
  const globals = Object.entries(globalsOf(mode)).map(([name, value]) => `${name}:${value}`)
  return [...globals, 'a11y.manual:!true'].join(';')
}

/** Address of a single story in a mode, relative to a Storybook. */
function storyAddress(story: string, mode: ModeName): string {
  return `iframe.html?id=${story}&viewMode=story&globals=${globalsParameter(modes[mode])}`
}

/** A window that stays open and is navigated from story to story, which is five times faster than loading each. */
export class Camera {
  readonly #browser: Browser
  readonly #address: string
  #page: Page | undefined
  #session: CDPSession | undefined
  #mode: ModeName | undefined
  #story = ''
  #size = ''
  #underWay = new Set<Request>()
  #lastActivity = 0

  /** @param address of a served Storybook build, without a trailing slash */
  constructor(browser: Browser, address: string) {
    this.#browser = browser
    this.#address = address
  }

  /** Takes one picture. `isFresh` reloads the page, so that no earlier story can have left anything behind. */
  async take(shot: Shot, isFresh = false): Promise<Picture> {
    try {
      const page = await this.#open(shot, isFresh)
      const failure = await page.evaluate(
        async ([story, limit, declared]) =>
          Promise.race([
            camera.show(story),
            new Promise<string>((done) =>
              setTimeout(() => done(`${declared} within ${limit / 1000} s.`), limit),
            ),
          ]),
        [shot.story, patience, late] as const,
      )
      if (failure !== undefined) {
        await this.close()
        return { failure, isLate: failure.startsWith(late) }
      }
      await this.#settle(page)
      return { png: await this.#capture(page) }
    } catch (error) {
      // Storybook reloads a page whose story cannot be torn down; a fresh one has none to tear down.
      await this.close()
      if (!isFresh) return this.take(shot, true)
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
    this.#page = undefined
    this.#session = undefined
  }

  async #open(shot: Shot, isFresh: boolean): Promise<Page> {
    const size = shot.size ?? modes[shot.mode].viewport
    // A mode changes only when the story is selected again.
    if (isFresh || (shot.mode !== this.#mode && shot.story === this.#story)) await this.close()
    this.#story = shot.story
    if (this.#page) {
      // Requests that an earlier story left open are not awaited.
      this.#underWay.clear()
      if (this.#size !== JSON.stringify(size)) await this.#page.setViewportSize(size)
      this.#size = JSON.stringify(size)
      if (shot.mode !== this.#mode)
        await this.#page.evaluate(
          (globals) => camera.setGlobals(globals),
          globalsOf(modes[shot.mode]),
        )
      this.#mode = shot.mode
      return this.#page
    }
    const context = await this.#browser.newContext({
      viewport: size,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      // By this name Storybook recognizes a test, pauses animations at their end and doesn't wait for them.
      userAgent: `${this.#browser.version()} StorybookTestRunner`,
    })
    const page = await context.newPage()
    await page.addInitScript(installCamera)
    const ended = (request: Request) => {
      this.#underWay.delete(request)
      this.#lastActivity = performance.now()
    }
    this.#underWay = new Set()
    page.on('request', (request) => {
      this.#underWay.add(request)
      this.#lastActivity = performance.now()
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    this.#page = page
    this.#mode = shot.mode
    this.#size = JSON.stringify(size)
    await page.goto(`${this.#address}/${storyAddress(shot.story, shot.mode)}`)
    return page
  }

  /**
   * Waits until calls are answered, except those that a story leaves open on purpose (`unanswered`), and their results are
   * drawn.
   */
  async #settle(page: Page): Promise<void> {
    const isAnswered = (unanswered: readonly string[]) =>
      [...this.#underWay].every((request) => unanswered.includes(request.url()))
    for (;;) {
      // A response that arrives while frames are counted has yet to be drawn.
      const start = performance.now()
      const { quietSince, unanswered } = await page.evaluate(async () => camera.quiet())
      if (isAnswered(unanswered) && this.#lastActivity < start) return
      if (Math.min(performance.now() - this.#lastActivity, quietSince) > openCall) return
    }
  }

  async #capture(page: Page): Promise<Buffer> {
    const height = await page.evaluate(() => camera.still())
    const { width, height: min } = page.viewportSize() ?? { width: 0, height: 0 }
    this.#session ??= await page.context().newCDPSession(page)
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: height > min,
      clip: { x: 0, y: 0, width, height: Math.max(height, min), scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }
}

/** Functions that the page provides to the camera. */
interface InPage {
  /** Sets the toolbar for the following stories. */
  setGlobals(globals: Record<string, string>): void
  /** Shows a story and resolves once it and its play function have finished, with the error if there was one. */
  show(story: string): Promise<string | undefined>
  /**
   * Waits for fonts, images and React's sliced or delayed rendering, until two frames have passed without a change. Resolves
   * to the time since the last change, in milliseconds, and the addresses that the story leaves unanswered.
   */
  quiet(): Promise<{ quietSince: number; unanswered: string[] }>
  /** Ends animations and returns the height of the whole document in CSS pixels. */
  still(): number
}

declare const camera: InPage

/** Runs in the page before any other script. */
function installCamera(): void {
  interface Channel {
    on(event: string, listener: (payload: never) => void): void
    emit(event: string, payload: unknown): void
  }
  interface Preview {
    storyStoreValue: { userGlobals: { update(globals: Record<string, string>): void } }
  }
  const clock = performance.now.bind(performance)
  const frame = requestAnimationFrame.bind(window)
  const failures = new Map<string, string>()
  const finished = new Map<string, string | undefined>()
  let waiting: { story: string; done(failure: string | undefined): void } | undefined
  let shown: string | null = new URLSearchParams(location.search).get('id')
  let channel: Channel | undefined
  /** React reveals suspended content no sooner than 300 ms after it has shown the fallback. */
  const reveal = 350
  let drawn = 0
  let lastScript = -Infinity
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (startTime > drawn && name.endsWith('.js')) lastScript = responseEnd
  }).observe({ type: 'resource' })
  let changed = clock()
  let unanswered: string[] = []
  document.addEventListener('unanswered-call', (event) =>
    unanswered.push((event as CustomEvent<string>).detail),
  )

  const finish = (story: string, failure: string | undefined) => {
    finished.set(story, failure)
    if (waiting?.story === story) waiting.done(failure)
  }
  const current = () => shown ?? ''
  const describe = (error: { message?: string; description?: string; title?: string }) =>
    error.message ?? error.description ?? error.title ?? 'It failed without a message.'

  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'configError',
      ])
        value.on(event, (error: object) => failures.set(current(), describe(error)))
      value.on('unhandledErrorsWhilePlaying', (errors: object[]) =>
        failures.set(current(), describe(errors[0] ?? {})),
      )
      value.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
        if (newPhase === 'rendering') drawn = clock()
      })
      value.on('storyMissing', () => finish(current(), 'Storybook does not know it.'))
      value.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) =>
        finish(
          storyId,
          failures.get(storyId) ??
            (status === 'error' ? 'It failed without a message.' : undefined),
        ),
      )
    },
  })

  // Features that highlight elements for the user inspect every element on every change of the document. Nobody is looking
  // here.
  let features: Record<string, boolean> = {}
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set(value: Record<string, boolean>) {
      features = { ...value, highlight: false }
    },
  })

  new MutationObserver(() => (changed = clock())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })

  const made: InPage = {
    setGlobals(globals) {
      // Not by the channel's event, which would draw the previous story once more.
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: Preview
      }
      preview.storyStoreValue.userGlobals.update(globals)
    },
    async show(story) {
      if (story !== shown) {
        shown = story
        unanswered = []
        finished.delete(story)
        failures.delete(story)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.scrollTo(0, 0)
        channel?.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
      }
      if (finished.has(story)) return finished.get(story)
      return new Promise((done) => (waiting = { story, done }))
    },
    async quiet() {
      await document.fonts.ready
      await Promise.all(
        [...document.images].map(async (image) => image.decode().catch(() => undefined)),
      )
      do {
        const before = changed
        await new Promise((done) => frame(() => frame(() => setTimeout(done, 10))))
        // React may be rendering, in slices, content that is not in the document yet: each slice schedules the next one. Not
        // `requestIdleCallback`, for which some pages wait until its timeout.
        await scheduler.postTask(() => undefined, { priority: 'background' })
        const heldSince = lastScript > drawn ? Math.max(lastScript, changed) : -Infinity
        if (before === changed && clock() - heldSince > reveal) break
      } while (clock() - changed < 5_000)
      return { quietSince: clock() - changed, unanswered }
    },
    still() {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      const style = document.createElement('style')
      style.textContent = '* { caret-color: transparent !important }'
      if (!document.querySelector('style[data-camera]')) {
        style.dataset.camera = ''
        document.head.append(style)
      }
      return document.documentElement.scrollHeight
    },
  }
  Object.assign(window, { camera: made })
}
