import { expect, type Page } from '@playwright/test'
import { serveConsole } from '../../../../tools/serve'
import { createHostileServer, type HostileServer } from './hostileServer'
import { builds } from './place'
import { test as base } from './test'

/** A journey over the console on our own server behind one that answers wrongly, with a page that is signed in there. */
export const test = base.extend<
  { signedIn: Page },
  { hostile: { address: string; server: HostileServer } }
>({
  hostile: [
    async ({ place }, use) => {
      const server = createHostileServer(place.address)
      const served = await serveConsole(builds.plain, 0, { api: server.listener })
      await use({ address: served.address, server })
      await served.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place, hostile }, use) => {
    await place.beginAnew()
    hostile.server.reset()
    await use(hostile.address)
  },
  async signedIn({ page, enter, faults }, use) {
    // Refusals and cut connections that the browser logs are the subject of the journey.
    faults.allow(/^\d\d\d |^failed /)
    // Error messages replace the content many times on one page.
    faults.allowLayoutShift(2)
    // Pauses before a read is retried pass immediately.
    await page.clock.install()
    await enter()
    await use(page)
  },
})

/** Waits until the screen has nothing left in flight. Pauses and timeouts pass immediately. */
export async function settle(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3000)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, {
      timeout: 100,
    })
  }).toPass({ timeout: 20_000, intervals: [50] })
}

/** Expects what must hold for every answer of a server; `what` names the fault. */
export async function expectUnharmed(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => ({
    isAttacked: 'attacked' in globalThis,
    isPolluted: 'polluted' in {},
    isBlank: (document.querySelector('main')?.textContent ?? '').trim().length < 20,
    hasToken: localStorage.getItem('jwt_access_token') !== null,
  }))
  expect
    .soft(found, what)
    .toEqual({ isAttacked: false, isPolluted: false, isBlank: false, hasToken: true })
}

/** Expects one write since an index of the calls, with the same key on every try. */
export function expectOneWrite(what: string, server: HostileServer, from: number, call: RegExp) {
  const keys = server.calls
    .slice(from)
    .filter(({ name }) => call.test(name))
    .map(({ headers }) => headers['idempotency-key'])
  expect.soft(keys[0], `${what}: its key`).toMatch(/^[0-9a-f]{32}$/)
  expect.soft(new Set(keys).size, `${what}: keys of one write`).toBe(1)
}

/** Asks the server directly, not through the console; `path` is relative to `/api`. */
export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (from) => {
    const token = localStorage.getItem('jwt_access_token')
    const answer = await fetch(from, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as Answer
  }, `/api${path}`)
}
