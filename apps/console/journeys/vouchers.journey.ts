import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

// A session that is not remembered stays in its tab: two tabs are two people.

/** Presses a button of the bar of a record or of a selection, and confirms its question. */
async function take(page: Page, action: string): Promise<void> {
  await page.locator('main').getByRole('button', { name: action, exact: true }).click()
  const agree = new RegExp(`^${action}(: \\d+)?$`)
  await page.getByRole('alertdialog').getByRole('button', { name: agree }).click()
}

/** Rows of a list, without its header. */
function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

/** Selects all rows of the page, once they are there. */
async function selectPage(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible()
  await page.locator('main thead').getByRole('checkbox').click()
}

test('a voucher of selected entries is prepared by one person and paid by another; an unanswered payment is checked under its one key', async ({
  page,
  enter,
  context,
}) => {
  test.slow()
  await enter('/Approved-Agent?q=Halima%20Njoroge', {
    account: accounts.staff,
    isRemembered: false,
  })
  await rows(page).first().getByRole('link').click()
  await page.getByRole('tab', { name: 'Ledger' }).click()
  await page.getByRole('radio', { name: 'Open' }).check({ force: true })
  const lines = page.getByRole('group', { name: 'Ledger' }).getByRole('checkbox')
  await expect(lines).toHaveCount(4)
  for (const line of (await lines.all()).slice(0, 3)) await line.check()
  await page.getByRole('link', { name: 'Prepare voucher' }).click()

  await expect(page.getByRole('combobox', { name: /Agent/ })).toHaveValue(/Halima Njoroge/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^3 selected/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Prepare draft' }).click()
  await take(page, 'Submit')
  await expect(page.getByText('Awaiting approval').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  const other = await context.newPage()
  await enter(page.url(), { account: accounts.admin, isRemembered: false, page: other })
  await take(other, 'Approve')
  await take(other, 'Pay')
  const unknown = other.getByText(/isn’t confirmed yet/)
  await expect(unknown).toBeVisible()
  const attempt = other.getByRole('group', { name: 'Attempts' }).locator('tbody tr')
  await other.getByRole('tab', { name: 'Attempts' }).click()
  await expect(attempt).toHaveCount(1)
  const key = await attempt.locator('bdi[dir=ltr]').textContent()

  await other.reload()
  await expect(attempt.locator('bdi[dir=ltr]')).toHaveText(key ?? '')
  await expect(other.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0)
  await other.getByRole('button', { name: 'Check status' }).click()
  await expect(attempt).toHaveCount(1)
  await expect(attempt).toContainText('Paid')
  await expect(attempt.locator('bdi[dir=ltr]')).toHaveText(key ?? '')
})

test('when two people pay the same vouchers at once, each is sent once, and the three that came too late are listed with their reason', async ({
  page,
  enter,
  context,
}) => {
  test.slow()
  const list = '/agent/commission/payment/voucher?view=all&currency=KES&method=mobile_money'
  await enter(`${list}&status=submitted`, { account: accounts.superadmin, isRemembered: false })
  await selectPage(page)
  await take(page, 'Approve')
  await expect(page.getByText(/Approve: all \d done/)).toBeVisible()

  await page.goto(`${list}&status=approved`)
  await selectPage(page)
  const all = await rows(page).count()

  const other = await context.newPage()
  await enter(`${list}&status=approved`, {
    account: accounts.admin,
    isRemembered: false,
    page: other,
  })
  const others = rows(other).filter({ hasNotText: 'You' })
  await expect(others.nth(2)).toBeVisible()
  const taken = await others.evaluateAll((found) =>
    found.slice(0, 3).map((row) => row.dataset.token ?? ''),
  )
  for (const place of [0, 1, 2]) await others.nth(place).getByRole('checkbox').check()
  await take(other, 'Pay')
  // Each has an outcome: of these three, two failed, and one is still unknown.
  const reported = other.getByRole('group', { name: 'Actions for the selection' })
  await expect(reported).toContainText('Pay: 0 of 3 done')
  await expect(reported).toContainText('Failed: 2 · Being checked: 1')

  await page.bringToFront()
  await take(page, 'Pay')
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await expect(bar).toContainText('Changed by someone else: 3')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(all)
  const note = page.locator('[data-place=note]:not([data-done])')
  await expect(rows(page).locator(note)).toHaveText([
    /Brian Otieno/,
    /Brian Otieno/,
    /Brian Otieno/,
  ])
  const refused = rows(page).filter({ has: note })
  expect(await refused.evaluateAll((found) => found.map((row) => row.dataset.token))).toEqual(
    expect.arrayContaining(taken),
  )
})

test('a bulk payment ends in a report of failed and unknown payments, which the rows still show after it is closed and reloaded', async ({
  page,
  enter,
}) => {
  test.slow()
  const list = '/agent/commission/payment/voucher?view=all&currency=KES'
  await enter(`${list}&status=submitted`, { account: accounts.superadmin, isRemembered: false })
  await selectPage(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Control+Enter')
  await expect(main.getByText(/^Approve: all \d+ done/)).toBeVisible()

  await page.goto(`${list}&status=approved`)
  await selectPage(page)
  const all = await rows(page).count()
  await main.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Control+Enter')

  const report = page.getByRole('dialog', { name: /^Pay: \d of \d+ done/ })
  const reported = async (group: string) => {
    const section = report.locator('section').filter({
      has: page.getByRole('heading', { name: new RegExp(`^${group}: `) }),
    })
    if ((await section.count()) === 0) return []
    const items = await section.getByRole('listitem').allTextContents()
    await expect(section.getByRole('heading')).toHaveText(`${group}: ${items.length}`)
    return items
  }
  await expect(report).toBeVisible()
  const [done, failed, checking, leftOut] = [
    await reported('Done'),
    await reported('Failed'),
    await reported('Being checked'),
    await reported('Left out'),
  ]
  expect(done.length + failed.length + checking.length + leftOut.length).toBe(all)
  expect([failed.length > 0, checking.length > 0]).toEqual([true, true])
  for (const each of failed) expect(each).toMatch(/^CV-2026-\d+Failed: .+KES/)
  for (const each of checking) expect(each).toMatch(/^CV-2026-\d+Being checked.*KES/)
  const numberOf = (each: string | undefined) => /CV-2026-\d{6}/.exec(each ?? '')?.[0] ?? ''
  const [failedNo, checkingNo] = [numberOf(failed[0]), numberOf(checking[0])]
  const row = (number: string) => rows(page).filter({ hasText: number })

  await report.getByRole('button', { name: 'Close' }).last().click()
  await expect(row(failedNo)).toContainText('Failed')
  await expect(row(checkingNo)).toContainText('Payment processing')
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await expect(bar).toContainText(`Failed: ${failed.length}`)
  await bar.getByRole('button', { name: `Try payment again: ${failed.length}` }).click()
  const again = page.getByRole('alertdialog')
  await expect(again).toContainText(/Total KES [\d,.]+/)
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
  await expect(row(failedNo)).toContainText('Failed')
  await expect(rows(page).filter({ hasText: 'Sent' })).toHaveCount(0)

  // As a new page: only the server's state remains.
  await page.goto(`${list}&status=failed&status=paying`)
  await expect(row(failedNo)).toContainText('Payment failed')
  await expect(row(checkingNo)).toContainText('Payment processing')

  await row(failedNo).getByRole('checkbox').check()
  await row(checkingNo).getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Try payment again', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 of the selected records is left out')
  await expect(question).toContainText(checkingNo)
})
