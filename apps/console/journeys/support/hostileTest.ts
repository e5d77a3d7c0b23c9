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
    // What the browser itself says of refusals and cut connections is what the journey is about.
    faults.allow(/^\d\d\d |^failed /)
    // What says that something failed takes the place of what was there, many times on one page.
    faults.allowLayoutShift(2)
    // Pauses before a read is tried again pass at once.
    await page.clock.install()
    await enter()
    await use(page)
  },
})

/** Waits until nothing of the screen is on its way any more, pauses and waiting times passing at once. */
export async function settle(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3000)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, {
      timeout: 100,
    })
  }).toPass({ timeout: 20_000, intervals: [50] })
}

/** What must hold whatever a server answers; `what` names the fault. */
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

/** Since a place among the calls, a write was sent, and every try of it bore the same key. */
export function expectOneWrite(what: string, server: HostileServer, from: number, call: RegExp) {
  const keys = server.calls
    .slice(from)
    .filter(({ name }) => call.test(name))
    .map(({ headers }) => headers['idempotency-key'])
  expect.soft(keys[0], `${what}: its key`).toMatch(/^[0-9a-f]{32}$/)
  expect.soft(new Set(keys).size, `${what}: keys of one write`).toBe(1)
}

/** What the server itself says, asked beside the console; `path` stands below `/api`. */
export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (from) => {
    const token = localStorage.getItem('jwt_access_token')
    const answer = await fetch(from, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as Answer
  }, `/api${path}`)
}
