/** Two people, each in their own browser, with the same sample data. */
import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

const queue = '/approve-product?checks=pass&claimedBy=none'

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

test('a decision of one person appears in the other’s queue automatically', async ({
  page,
  enter,
  openBrowser,
}) => {
  await enter(queue)
  const other = await openBrowser()
  await enter(queue, { account: accounts.staff, page: other })
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(other).first()).toBeVisible()
  const before = await waiting(page)

  await rows(other).first().getByRole('link').focus()
  await other.keyboard.press('a')
  await expect.poll(() => waiting(page)).toBe(before - 1)
  // It stays in place for the other user, who is notified that it has gone.
  await expect(page.locator('main tbody tr[data-gone]')).toContainText('Changed by ⁨Carol Nansubuga⁩')
})

test('an open record shows that there is a newer version before anything is sent', async ({
  page,
  enter,
  openBrowser,
}) => {
  await enter(queue)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  const other = await openBrowser()
  await enter(page.url(), { account: accounts.staff, page: other })
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText(/was approved\./)).toBeVisible()

  const bar = page.getByText('This record has changed since you opened it.')
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden()
})

test('a new role shows immediately in the user block and the controls, without a reload', async ({
  page,
  enter,
  openBrowser,
  faults,
}) => {
  faults.allow(/403/)
  // The permissions below the roles change with them.
  faults.allowLayoutShift(0.1)
  const theirs = await openBrowser()
  await enter('/staff-members', { account: accounts.staff, page: theirs })
  await expect(theirs.getByText('This needs one of the roles SuperAdmin, admin.')).toBeVisible()
  const block = theirs.locator('[data-form]').filter({ hasText: accounts.staff.email })
  await expect(block.getByText('staff', { exact: true })).toBeVisible()

  await enter('/staff-members?q=Carol+Nansubuga', { account: accounts.superadmin })
  await page
    .getByRole('rowheader', { name: /Carol Nansubuga/ })
    .getByRole('link')
    .press('Enter')
  await page.getByRole('button', { name: /^Change roles/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Administrator/ }).check()
  await dialog.getByRole('button', { name: 'Change roles' }).click()
  await expect(page.getByText(/The roles of .*Carol Nansubuga.* were changed/)).toBeVisible()

  await expect(block).toContainText('admin')
  await expect(theirs.getByRole('button', { name: 'Invite' })).toBeVisible()
  await expect(theirs.getByRole('rowheader').first()).toBeVisible()
})

test('reconnects to a server that was down without a reload, and shows the missed changes', async ({
  page,
  enter,
  openBrowser,
  ownServer,
  faults,
}) => {
  faults.allow(/^failed |^503 |net::ERR/)
  await enter(queue)
  await expect(rows(page).first()).toBeVisible()
  const before = await waiting(page)
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('/api/'))))

  await ownServer.stop()
  await page.waitForTimeout(3000)
  await ownServer.start()
  const other = await openBrowser()
  await enter(queue, { account: accounts.staff, page: other })
  await rows(other).first().getByRole('link').focus()
  await other.keyboard.press('a')
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(before - 1)
  expect(calls, 'no storm').toBeLessThan(30)
})

for (const [what, files] of [
  ['the change listener', '**/assets/listenToChanges-*.js'],
  ['the event stream', '**/events'],
] as const)
  test(`missed changes are refetched if ${what} does not load at first`, async ({
    page,
    enter,
    openBrowser,
    faults,
  }) => {
    faults.allow(/^failed GET \/(assets\/listenToChanges|events)/)
    let hasFailed = () => {}
    const failed = new Promise<void>((resolve) => (hasFailed = resolve))
    await page.route(files, (route) => {
      hasFailed()
      return route.abort('connectionrefused')
    })
    await enter(queue)
    await expect(rows(page).first()).toBeVisible()
    const before = await waiting(page)
    await failed

    const other = await openBrowser()
    await enter(queue, { account: accounts.staff, page: other })
    await rows(other).first().getByRole('link').focus()
    await other.keyboard.press('a')
    await expect.poll(() => waiting(other)).toBe(before - 1)
    await page.unroute(files)
    await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(before - 1)
  })
