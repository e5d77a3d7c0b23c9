import { expect, type Page } from '@playwright/test'
import { serveConsole } from '../../../../tools/serve'
import { accounts } from './accounts'
import { createHostileServer, type HostileServer } from './hostileServer'
import { builds } from './place'
import { elsewhere } from './open'
import { test as base } from './test'

/**
 * A journey over the console on our own server behind one that answers wrongly, with a page that is signed in there. The second is
 * started for each journey, so that a worker's browser and own server serve other journeys, too.
 */
export const test = base.extend<{
  hostile: { address: string; server: HostileServer }
  signedIn: Page
}>({
  async hostile({ place }, use) {
    await place.beginAnew()
    const server = createHostileServer(place.address)
    const served = await serveConsole(builds.plain, 0, { api: server.listener })
    await use({ address: served.address, server })
    await served.close()
  },
  baseURL: ({ hostile }, use) => use(hostile.address),
  async signedIn({ page, enter, faults }, use) {
    // Refusals and cut connections that the browser logs are the subject of the journey.
    faults.allow(/^\d\d\d |^failed /)
    // Error messages replace the content many times on one page.
    faults.allowLayoutShift(2)
    // Pauses before a read is retried pass immediately.
    await page.clock.install()
    await enter(elsewhere)
    await expect(
      page.getByRole('button', { name: `Account: ${accounts.admin.name}` }),
    ).toBeVisible()
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

/** Checks the conditions that hold after every answer of a server; `what` names the fault. */
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
