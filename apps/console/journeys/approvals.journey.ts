import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { open } from './support/open'
import { submitSignIn } from './support/signIn'
import { type Enter, expect, test } from './support/test'

const queue = '/approve-product'

/** Rows of a list, without its header. */
function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

/** Number of records that the open view counts. */
async function waiting(page: Page): Promise<number> {
  const view = page.locator('main nav a[aria-current]')
  await expect(view).toContainText(/\d/)
  return Number((await view.textContent())?.replaceAll(/\D/g, ''))
}

/** Waits until the rows on the screen are those of the current address. */
async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

test('ten records of a queue are approved by keyboard alone', async ({ page, enter }) => {
  test.slow()
  await enter(`${queue}?checks=pass&claimedBy=none`)
  const before = await waiting(page)

  await rows(page).first().getByRole('link').focus()
  for (let decided = 0; decided < 10; decided += 1) {
    const name = await page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('a')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).not.toBe(name)
  }
  // A call that was not answered when the page is left may not have been sent.
  await expect.poll(() => waiting(page)).toBe(before - 10)
  await page.goto(queue)
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => waiting(page)).toBe(before - 10)
})

test('an approval can be undone while its notice is shown', async ({ page, enter }) => {
  await enter(`${queue}?checks=pass&claimedBy=none`)
  const before = await waiting(page)
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('a')
  await expect.poll(() => waiting(page)).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => waiting(page)).toBe(before)
})

test('a reload, and going back and forward, restore the list exactly', async ({ page, enter }) => {
  test.slow()
  // Wide enough for every filter.
  await page.setViewportSize({ width: 1920, height: 900 })
  await enter(queue)
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

test('a selection does not carry over to the next user of the list', async ({ page, enter }) => {
  await enter(queue)
  await rows(page).first().getByRole('checkbox').click()
  await rows(page).nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/Product-details/)
  await page.goBack()
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
  await page.goForward()
  await expect(page).toHaveURL(/Product-details/)

  await page.getByRole('button', { name: /Brian Otieno/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await submitSignIn(page, accounts.staff)
  await expect(page.getByRole('banner')).toBeVisible()
  while (!page.url().endsWith(queue)) await page.goBack()
  await expect(rows(page).first().getByRole('checkbox')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('the second of two people at one record learns who decided what, and loads the latest version', async ({
  page,
  enter,
  context,
  faults,
}) => {
  faults.expect(/^412 POST \/products\/.+\/decisions$/)
  // A session that is not remembered stays in its tab: two tabs are two people.
  await enter(`${queue}?checks=pass&claimedBy=none`, { isRemembered: false })
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()

  const other = await context.newPage()
  await enter(page.url(), { account: accounts.staff, isRemembered: false, page: other })
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText(/was approved\./)).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Approve' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Carol Nansubuga' })
  await refused.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})

/** Starts a bulk decision about a page of the queue; it takes two seconds. Returns the number of records that were waiting. */
async function decideSlowly(page: Page, enter: Enter): Promise<number> {
  await enter(`${queue}?mock=POST /products/bulk-decisions:slow`)
  const before = await waiting(page)
  await page.locator('thead input[type=checkbox]').click()
  await page
    .getByRole('group', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Approve' })
    .click()
  // Records that others review are left out, and named before anything is sent.
  const question = page.getByRole('alertdialog', { name: /^Approve: \d+ products/ })
  await expect(question).toContainText('of the selected records are left out')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('progressbar', { name: /Approve/ })).toBeVisible()
  return before
}

test('a bulk approval keeps the rows that it leaves out selected with their reasons, moves nothing, and can be undone as a whole', async ({
  page,
  enter,
}) => {
  const before = await decideSlowly(page, enter)
  await expect(page.getByText(/Approve: all \d+ done/)).toBeVisible()
  await expect(page.getByText('The rest stay selected, with the reason on each row.')).toBeVisible()
  await expect.poll(() => waiting(page)).toBeLessThan(before)
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect(page.getByText('All decisions were undone.')).toBeVisible()
  await expect.poll(() => waiting(page)).toBe(before)
})

test('a bulk decision continues after its list is left, reports its result, and shows the rows left out on return', async ({
  page,
  enter,
}) => {
  await decideSlowly(page, enter)
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/Product-details/)
  await expect(page.getByText(/Approve: all \d+ done/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('The rest stay selected, with the reason on each row.')).toBeVisible()
})

test('the browser asks before the page is left during a bulk decision', async ({ page, enter }) => {
  await decideSlowly(page, enter)
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await expect(page.getByRole('progressbar', { name: /Approve/ })).toBeVisible()
})

for (const { area, lists, hasRecord } of [
  { area: 'businesses', lists: ['/business-approved', '/business-approve'], hasRecord: true },
  { area: 'products', lists: ['/approved-product', '/approve-product'], hasRecord: true },
  {
    area: 'services',
    lists: ['/approved-service-product', '/approve-service-product'],
    hasRecord: true,
  },
  {
    area: 'featured items',
    lists: ['/Featured-products', '/featured-service-products', '/Not-Featured-products'],
    hasRecord: true,
  },
  { area: 'reviews', lists: ['/products-review'], hasRecord: false },
  { area: 'agents', lists: ['/Approved-Agent', '/Approve-Agent'], hasRecord: true },
  { area: 'orders', lists: ['/b2c_orders', '/b2b_orders', '/agents-orders'], hasRecord: true },
  { area: 'sales', lists: ['/b2c_sales', '/b2b_sales', '/merchants/vouchers'], hasRecord: false },
])
  test(`${area}: lists and a record are accessible, without a fault`, async ({ page, enter }) => {
    test.slow()
    for (const [place, list] of lists.entries()) {
      // A short page, enough to show a difference.
      const address = `${list}?pageSize=10`
      if (place === 0) await enter(address, { account: accounts.superadmin })
      else await open(page, address)
      await expect(page).toHaveURL(address)
      await expectRead(page)
      await expect(rows(page).first()).toBeVisible()
      await expectAccessible(page)
    }
    if (!hasRecord) return
    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('toolbar', { name: 'Decision' })).toBeVisible()
    await expectAccessible(page)
  })
