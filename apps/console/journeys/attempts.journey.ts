/**
 * Writes that move money, over a server that does them but loses its answers: one payment with one key, even after closing,
 * reloading and pressing again; an order at the price on the screen, or none.
 */
import { expect, type Page } from '@playwright/test'
import type { RawAnswer } from './support/answerFaults'
import { ask, expectOneWrite, settle, test } from './support/hostileTest'
import { open } from './support/open'

const lost = (answer: RawAnswer): RawAnswer => ({ ...answer, status: 504, text: '' })

/** Answers with some members changed. */
const changed =
  (change: (body: never) => void) =>
  (answer: RawAnswer): RawAnswer => {
    const body = JSON.parse(answer.text) as never
    change(body)
    return { ...answer, text: JSON.stringify(body) }
  }

/** Presses a button of a record’s bar and confirms its question. */
async function take(page: Page, action: string): Promise<void> {
  await page.locator('main').getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
}

interface Vouchers {
  items: { voucherToken: string; _actions: { action: string; blocker: string | null }[] }[]
}

/** Opens a voucher that the user can pay. */
async function openPayable(page: Page): Promise<string> {
  const { items } = await ask<Vouchers>(
    page,
    '/gateway/commission-vouchers?status=approved&pageSize=50',
  )
  const token = items.find(({ _actions }) =>
    _actions.some(({ action, blocker }) => action === 'pay' && blocker === null),
  )?.voucherToken
  await open(page, `/agent/payment/voucher/details/${token}`)
  await settle(page)
  return token ?? ''
}

test('an unanswered payment that is closed, reloaded and retried is one payment under one key', async ({
  signedIn: page,
  hostile: { server },
}) => {
  const token = await openPayable(page)
  const call = new RegExp(`^POST .*/commission-vouchers/${token}/decisions`)
  const from = server.calls.length
  server.fail(call, lost)
  await take(page, 'Pay')
  const bar = page.locator('main').getByRole('alert')
  await expect(bar).toContainText('Not confirmed yet')
  await bar.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.spoilt()).toBe(2)
  await bar.getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await settle(page)
  // The server has the payment by now: the automatic retry can only return its result, and that answer is lost as well.
  await expect(bar).toContainText('Not confirmed yet')
  await expect.poll(() => server.spoilt()).toBe(3)
  server.fail()
  await bar.getByRole('button', { name: 'Try again' }).click()
  await expect(bar).toHaveCount(0)
  expectOneWrite('payment', server, from, call)
  const { attempts } = await ask<{ attempts: unknown[] }>(
    page,
    `/gateway/commission-vouchers/${token}`,
  )
  expect(attempts).toHaveLength(1)
})

test('a payment that is answered with another amount is not reported as done', async ({
  signedIn: page,
  hostile: { server },
}) => {
  const token = await openPayable(page)
  const call = new RegExp(`^POST .*/commission-vouchers/${token}/decisions`)
  const from = server.calls.length
  server.fail(
    call,
    changed((body: { record: { net: { amount: number } } }) => (body.record.net.amount += 1)),
  )
  await take(page, 'Pay')
  const bar = page.locator('main').getByRole('alert')
  await expect(bar).toContainText('a different record, currency or amount')
  await expect(page.getByText(/^The payment for .* was sent/)).toHaveCount(0)
  server.fail()
  await bar.getByRole('button', { name: 'Try again' }).click()
  await expect(bar).toHaveCount(0)
  expectOneWrite('payment', server, from, call)
})

/** Opens the review of a finished draft of the user. */
async function openReview(page: Page): Promise<void> {
  await open(page, '/manual-order?drafts=1')
  await settle(page)
  await page.getByRole('listitem').filter({ hasText: 'متجر النخيل' }).getByRole('link').click()
  await settle(page)
}

test('an order is placed only at the displayed price, and only once', async ({
  signedIn: page,
  hostile: { server },
}) => {
  const price = /^POST \/order-drafts\/[^/]+\/price/
  const placing = /^POST \/order-drafts\/[^/]+\/place/
  const placed = () => server.calls.filter(({ name }) => placing.test(name)).length
  const button = page.getByRole('button', { name: 'Place order' })

  server.fail(price, (answer) => ({ ...answer, status: 500, text: '' }))
  await openReview(page)
  await expect(page.getByText('Couldn’t load the price.')).toBeVisible()
  await button.click({ force: true })
  await page.keyboard.press('Control+Enter')

  server.fail(
    price,
    changed((body: { breakdown: { total: { currency: string } } }) => {
      body.breakdown.total.currency = 'KES'
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('for another order or currency')).toBeVisible()
  await button.click({ force: true })
  expect(placed()).toBe(0)

  server.fail()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  server.fail(placing, lost)
  await button.click()
  await expect(page.getByText('Checking the status of this order')).toBeVisible()
  server.fail()
  // The draft and the answer are gone: the console looks the order up by its key.
  await page.reload()
  await expect(page.getByText(/This draft is now order MAN-2026-\d+/)).toBeVisible()
  await page.getByRole('link', { name: 'Open order' }).click()
  await expect(page).toHaveURL(/order-details\?secureToken=/)
  expectOneWrite('order', server, 0, placing)
})
