/** Trees of categories, arranged by keys and by two people. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Top-level categories of the tree, in their order. */
const first = (page: Page) =>
  page.locator('[role="row"][aria-level="1"] [data-text]').allInnerTexts()

test('a tree is reordered by keyboard in Arabic, with announcements for screen readers', async ({
  page,
  enter,
}) => {
  await enter('/categories?kind=afya')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  const row = page.getByRole('row', { name: 'الأم والطفل' })
  await row.focus()
  await row.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-live-announcer]')).toContainText('بدأ السحب')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await first(page))[0]).toBe('الأم والطفل')
  await page.reload()
  await expect.poll(async () => (await first(page))[0]).toBe('الأم والطفل')
})

test('when two people rearrange one tree, no change is lost silently', async ({
  page,
  enter,
  openBrowser,
  faults,
}) => {
  faults.allow(/^failed GET \/events|^412 POST \/categories\/reorder/)
  // The tree shows above it that the second change was refused.
  faults.allowLayoutShift(0.3)
  await enter('/categories?selected=packaging')
  await expect(page.getByRole('row', { name: 'Packaging' })).toBeVisible()
  const other = await openBrowser()
  await enter('/categories?selected=crafts-gifts', { page: other })
  // Both rearrange the version that they have loaded: the second change is refused and shows the latest version.
  await page.route('**/events*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('row', { name: 'Packaging' })).toBeVisible()
  await moveFirst(other)
  await expect.poll(async () => (await first(other))[0]).toBe('Crafts & Gifts')
  await moveFirst(page)
  await expect(page.getByText(/Packaging.* wasn’t moved/)).toBeVisible()
  await expect.poll(async () => (await first(page))[0]).toBe('Crafts & Gifts')
  await page.getByRole('button', { name: 'Move anyway' }).click()
  await expect
    .poll(async () => (await first(other)).slice(0, 2))
    .toEqual(['Packaging', 'Crafts & Gifts'])
})

async function moveFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Place after/ }).click()
  await page.getByRole('option', { name: 'First', exact: true }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
}
