import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expectSignInPage, logOut, submitSignIn } from './support/signIn'
import { type Enter, expect, test } from './support/test'

const note = 'The weight on the picture is not the weight in the na'

/** Enters, and opens the first record of the queue without a blocker, by its row. */
async function openRecord(page: Page, enter: Enter): Promise<void> {
  await enter('/approve-product?checks=pass&claimedBy=none')
  await page.locator('main tbody tr[data-token]').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Reject' })).toBeEnabled()
}

function form(page: Page) {
  return page.getByRole('dialog', { name: /^Reject/ })
}

/** Starts to type a reason for rejection. */
async function write(page: Page): Promise<void> {
  await page.keyboard.press('r')
  await form(page).getByRole('textbox').fill(note)
}

/** Opens the form of the record on the screen and expects the typed text. */
async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Reject' })).toBeEnabled()
  await page.keyboard.press('r')
  await expect(form(page).getByRole('textbox')).toHaveValue(note)
  await expect(form(page).getByText('Draft restored')).toBeVisible()
}

test('going back asks before a form with text is left, and a reload loses nothing', async ({
  page,
  enter,
}) => {
  await openRecord(page, enter)
  const address = page.url()
  await write(page)

  const question = page.getByRole('alertdialog')
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(address)
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(form(page).getByRole('textbox')).toHaveValue(note)

  await page.reload()
  await expectWritten(page)

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page).toHaveURL(/approve-product/)
  await expect(form(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expectWritten(page)
})

test('after a sign-out in another tab the same user finds the draft again, and another user does not', async ({
  page,
  enter,
  context,
}) => {
  await openRecord(page, enter)
  const address = page.url()
  await write(page)

  const other = await context.newPage()
  await other.goto('/dashboards/analytics')
  await logOut(other)
  await expectSignInPage(page)
  await submitSignIn(page, accounts.admin)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(address)
  await expectWritten(page)

  await other.bringToFront()
  await other.goto('/dashboards/analytics')
  await logOut(other)
  await expectSignInPage(page)
  await page.bringToFront()
  await submitSignIn(page, accounts.staff)
  await expect(page.getByRole('banner')).toBeVisible()
  const left = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
  )
  expect(left).toEqual([])
})
