import type { Page } from '@playwright/test'
import { signIn } from './support/signIn'
import { expect, test } from './support/test'

const queue = '/approve-product'

/** The rows of a list, without its head. */
function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

/** How many the view that is open counts. */
async function waiting(page: Page): Promise<number> {
  const view = page.locator('main nav a[aria-current]')
  await expect(view).toContainText(/\d/)
  return Number((await view.textContent())?.replaceAll(/\D/g, ''))
}

/** The rows on the screen are those that the address asks for, no longer those of before. */
async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

async function openQueue(page: Page, address = queue): Promise<void> {
  await page.goto(address)
  await expect(rows(page).first()).toBeVisible()
}

test('a queue is cleared of ten by keyboard alone', async ({ page }) => {
  test.slow()
  await signIn(page)
  await openQueue(page, `${queue}?checks=pass&claimedBy=none`)
  const before = await waiting(page)

  await rows(page).first().getByRole('link').focus()
  for (let decided = 0; decided < 10; decided += 1) {
    const name = await page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('a')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).not.toBe(name)
  }
  await page.goto(queue)
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => waiting(page)).toBe(before - 10)
})

test('what was approved can be taken back while the notice stands', async ({ page }) => {
  await signIn(page)
  await openQueue(page, `${queue}?checks=pass&claimedBy=none`)
  const before = await waiting(page)
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('a')
  await expect.poll(() => waiting(page)).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => waiting(page)).toBe(before)
})

test('a reload, and going back and forward, restore the list exactly', async ({ page }) => {
  test.slow()
  await signIn(page)
  await openQueue(page)
  await page.getByRole('button', { name: 'Overdue', exact: true }).click()
  await expect(page).toHaveURL(/overdue=true/)
  await expectRead(page)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expectRead(page)
  const second = await rows(page).first().getByRole('link').textContent()

  await page.reload()
  await expect(rows(page).first().getByRole('link')).toHaveText(second ?? '')
  await rows(page).nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/Product-details/)
  await page.goBack()
  await expect(page).toHaveURL(/overdue=true&page=2/)
  await expect(rows(page).first().getByRole('link')).toHaveText(second ?? '')
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await page.goForward()
  await expect(rows(page).first().getByRole('link')).toHaveText(second ?? '')
})
