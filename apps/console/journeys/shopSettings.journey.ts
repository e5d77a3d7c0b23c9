/** Two people, each in their own browser, at the settings of one shop. */
import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

const account = accounts.superadmin
const hours = (page: Page) => page.getByRole('spinbutton', { name: /Cancel unpaid orders/ })
const days = (page: Page) => page.getByRole('spinbutton', { name: /Complete delivered orders/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('when two people edit one section, no value is overwritten without a choice', async ({
  page,
  enter,
  openBrowser,
  faults,
}) => {
  // The bar appears as soon as something is typed.
  faults.allowLayoutShift(0.05)
  await enter('/shop-setting#orders', { account })
  const other = await openBrowser()
  await enter('/shop-setting#orders', { account, page: other })
  await hours(page).fill('24')

  await hours(other).fill('96')
  await days(other).fill('21')
  await other.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(other.getByRole('dialog')).toContainText('48 hours')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(save(other)).toBeHidden()

  // The server reports it before anything is sent: fields without local changes take the new value, conflicting ones
  // are asked about.
  await expect(days(page)).toHaveValue('21')
  await expect(hours(page)).toHaveValue('24')
  await expect(page.getByText(/You and .* both changed 1 value/)).toBeVisible()
  await page.reload()
  await expect(hours(page)).toHaveValue('24')
  await page.getByRole('button', { name: 'Choose' }).click()
  const choice = page.getByRole('dialog')
  await choice.getByRole('radio', { name: 'Yours: 24 hours' }).check()
  await choice.getByRole('button', { name: 'Use these values' }).click()
  await save(page).click()
  await expect(save(page)).toBeHidden()

  await expect(hours(other)).toHaveValue('24')
  await other.getByRole('button', { name: 'History of Orders' }).click()
  await expect(other.getByRole('dialog')).toContainText('96 hours')
})

test('settings are read-only without the permission, at the linked section', async ({
  page,
  enter,
}) => {
  await enter('/shop-setting#tax', { account: accounts.staff })
  await expect(page.getByRole('heading', { level: 2, name: 'Tax' })).toBeInViewport()
  await expect(page.getByText(/you need one of these roles: SuperAdmin/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
})
