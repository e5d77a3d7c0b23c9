/**
 * Automatic updates move nothing that is being read: changes by others, and a connection that drops and returns.
 */
import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { untilSettled } from './support/offline'
import type { OwnServer } from './support/ownServer'
import { expect, test } from './support/test'

const queue = '/approve-product?checks=pass&claimedBy=none'
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** A colleague who uses the server without this browser. */
function colleague(server: OwnServer) {
  async function call<Answer>(path: string, body?: object, version?: number): Promise<Answer> {
    const answer = await fetch(`${server.address}/api/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${server.issueToken(accounts.staff)}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...(version !== undefined && { 'If-Match': `"v${version}"` }),
      },
    })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return (await answer.json()) as Answer
  }
  return {
    /** Returns a product that waits for a decision. */
    async waiting() {
      const { items } = await call<{ items: { secureToken: string }[] }>(
        'business/products?submission=waiting&checks=pass&claimedBy=none&pageSize=10',
      )
      return items[0]?.secureToken ?? ''
    },
    /** Makes a decision about a product. */
    async decide(token: string, action: string) {
      const path = `business/products/${token}`
      const { submission, version } = await call<{
        submission: { revision: number }
        version: number
      }>(path)
      await call(`${path}/decisions`, { action, revision: submission.revision }, version)
    },
  }
}

interface Case {
  what: string
  sizes: { width: number; height: number }[]
  address: string
  /** Opens the content under test, once the address is open. */
  open?: (page: Page) => Promise<void>
  /** Waits until the screen shows that a colleague has claimed the record. */
  seen?: (page: Page) => Promise<void>
  /** Calls that are repeated when the connection is back, after the colleague has approved it. */
  reads?: RegExp
}

const rows = (page: Page) => page.locator('main tbody tr[data-token]')

async function firstOf(page: Page): Promise<string> {
  return (await rows(page).first().getAttribute('data-token')) ?? ''
}

async function openRecord(page: Page): Promise<void> {
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
}

const gone = (page: Page) => expect(page.getByRole('button', { name: /^1 removed/ })).toBeVisible()
const newer = (page: Page) => expect(page.getByText('This record has changed since')).toBeVisible()
const aProduct = /\/products\/[^/?]+$/

const cases: Case[] = [
  {
    what: 'a list',
    sizes: [desk, phone],
    address: queue,
    seen: gone,
    reads: /\/products\?/,
  },
  {
    what: 'a list with the preview of a row',
    sizes: [desk],
    address: queue,
    open: async (page) => {
      await rows(page).first().getByRole('link').focus()
      await page.keyboard.press('p')
      await expect(page.locator('aside[data-preview] > [role=group]')).toContainText('KES')
    },
    seen: gone,
    reads: /\/products\?/,
  },
  {
    what: 'a record',
    sizes: [desk, phone],
    address: queue,
    open: openRecord,
    seen: newer,
    reads: aProduct,
  },
  {
    what: 'the history of a record',
    sizes: [desk],
    address: queue,
    open: async (page) => {
      await openRecord(page)
      await page.getByRole('tab', { name: 'History' }).click()
      await expect(
        page.getByRole('list', { name: 'History' }).getByRole('listitem'),
      ).not.toHaveCount(0)
    },
    seen: newer,
    reads: aProduct,
  },
  {
    what: 'a form over a record',
    sizes: [desk],
    address: queue,
    open: async (page) => {
      await openRecord(page)
      await page.keyboard.press('r')
      await page.getByRole('dialog').getByRole('textbox').fill('Not like this')
    },
    seen: newer,
    reads: aProduct,
  },
  {
    what: 'the dashboard',
    sizes: [desk],
    address: '/dashboards/analytics',
    open: (page) =>
      expect(page.locator('td[data-column=week]').filter({ hasText: '▲' }).first()).toBeVisible(),
    reads: /\/queues\/summary/,
  },
  {
    what: 'the mailbox',
    sizes: [desk],
    address: '/apps/mail/inbox',
    open: (page) => expect(page.locator('main li[data-id="1"]')).toBeVisible(),
  },
  {
    what: 'a chat',
    sizes: [desk, phone],
    address: '/apps/chat?contact=contact-2',
    open: (page) => expect(page.getByRole('log')).toContainText(/./),
  },
]

for (const { what, sizes, address, open, seen, reads } of cases)
  for (const size of sizes)
    test(`${what}, ${size.width} px wide, does not move while a colleague works and the connection drops`, async ({
      page,
      enter,
      ownServer,
      faults,
    }) => {
      faults.allow(/^failed |net::ERR/)
      const other = colleague(ownServer)
      await page.setViewportSize(size)
      await enter(address)
      const product = address === queue ? await firstOf(page) : await other.waiting()
      await open?.(page)
      await untilSettled(page)
      await faults.expectStill(page)

      if (seen) {
        await other.decide(product, 'claim')
        await seen(page)
      }
      await page.context().setOffline(true)
      const connection = page.getByRole('status').filter({ hasText: /^You’/ })
      await expect(connection).toContainText('offline')
      if (reads) await other.decide(product, 'approve')
      const answered = reads && page.waitForResponse(reads)
      await page.context().setOffline(false)
      await expect(connection).toContainText('You’re back online')
      await (await answered)?.finished()
      await untilSettled(page)
    })

test('a failed refresh of a list moves no filter', async ({ page, enter, ownServer, faults }) => {
  faults.expect('failed GET /products')
  await enter(queue)
  const product = await firstOf(page)
  await untilSettled(page)
  await faults.expectStill(page)
  await page.route(/\/products\?/, (route) => route.abort('connectionrefused'))
  await colleague(ownServer).decide(product, 'claim')
  await expect(page.locator('[data-read-at] [role=status]')).toContainText('not refreshed')
})
