import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { type Account, accounts } from './accounts'
import type { OwnServer } from './ownServer'
import { type Backend, type Build, openPlace, type Place } from './place'
import type { ScriptedServer } from './scriptedServer'
import { expectDashboard } from './signIn'
import { createFaults, type Faults } from './watch'

/**
 * Opens an address as a user who has signed in before: their token is in the browser. Without an address it waits for the
 * dashboard. It saves loading the sign-in page and what follows; journeys about the form use `signIn`.
 */
export type Enter = (address?: string, how?: EnterOptions) => Promise<void>

interface EnterOptions {
  /** Default: the administrator. */
  account?: Account
  /** A session that is not remembered stays in its tab. */
  isRemembered?: boolean
  /** Another page than the journey's own. */
  page?: Page
}

interface JourneyFixtures {
  /** Expected faults. Any other fault makes the journey fail. */
  faults: Faults
  enter: Enter
  /** Our own server, with fresh sample data. */
  ownServer: OwnServer
  /** The scripted server, reset. */
  server: ScriptedServer
}

interface OtherBrowser {
  /** Opens a page in another browser session, which shares only what `options` give it. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
}

interface PlaceFixtures {
  /** Backend of this project's journeys. */
  backend: Backend
  build: Build
  place: Place
}

/** A journey over the built console. It fails on all `Faults`, whatever else it checks. */
export const test = base.extend<JourneyFixtures & OtherBrowser, PlaceFixtures>({
  backend: ['server', { scope: 'worker', option: true }],
  build: [
    ({ backend }, use) => use(backend === 'inPage' ? 'sample' : 'plain'),
    { scope: 'worker' },
  ],
  place: [
    async ({ backend }, use) => {
      const place = await openPlace(backend)
      await use(place)
      await place.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place }, use) => {
    await place.beginAnew()
    await use(place.address)
  },
  ownServer: async ({ place, baseURL: _ }, use) => {
    if (place.backend !== 'server') throw new Error('These journeys run over another backend')
    await use(place)
  },
  server: async ({ place, baseURL: _ }, use) => {
    if (place.backend !== 'scripted') throw new Error('Name it *.scripted.journey.ts')
    await use(place.server)
  },
  enter: async ({ page: ownPage, place }, use) => {
    await use(async (address, how = {}) => {
      const { account = accounts.admin, isRemembered = true, page = ownPage } = how
      const script = await page.addInitScript(
        ([storage, token]) => globalThis[storage].setItem('jwt_access_token', token),
        [isRemembered ? 'localStorage' : 'sessionStorage', place.issueToken(account)] as const,
      )
      await page.goto(address ?? '/dashboards/analytics')
      await script.dispose()
      if (address === undefined) await expectDashboard(page)
    })
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  faults: async ({}, use) => {
    const faults = createFaults()
    await use(faults)
    expect(faults.report(), 'faults in the browser').toEqual([])
  },
  context: async ({ context, faults }, use) => {
    await faults.watch(context)
    await use(context)
    await faults.settle(context)
  },
  openBrowser: async ({ browser, baseURL, faults }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options })
      contexts.push(context)
      await faults.watch(context)
      return context.newPage()
    })
    for (const context of contexts) {
      await faults.settle(context)
      await context.close()
    }
  },
})

export { expect }
