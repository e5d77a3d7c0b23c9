/** Takes pictures of the stories of a static Storybook build. */
import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright'
import { type Mode, type ModeName, modes } from '../../.storybook/modes.ts'
import { browserFlags, findBrowser } from '../browser.ts'
import { type InPage, installCamera } from './inPage.ts'

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

/** The same as a parameter of Storybook's address. */
export function globalsParameter(mode: Mode): string {
  return Object.entries(globalsOf(mode))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** Address of a single story in a mode, relative to a Storybook. */
function storyAddress(story: string, mode: ModeName): string {
  return `iframe.html?id=${story}&viewMode=story&globals=${globalsParameter(modes[mode])}`
}

declare const camera: InPage

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
    const page = this.#page
    this.#page = undefined
    this.#session = undefined
    // A window of a browser that has ended cannot be closed.
    await page
      ?.context()
      .close()
      .catch(() => undefined)
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
