/** The sample backend inside the page, as in a demo on a static host. */
import { accounts } from './support/accounts'
import { expectDashboard, signInForm, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'

test('?mock=500 persists across a reload until ?mock=ok', async ({ page, enter, faults }) => {
  faults.expect('500 GET /queues/summary')
  await enter('/dashboards/analytics?mock=GET /queues/summary:500')
  const failed = page.getByText('Couldn’t load the queues', { exact: true })
  // The sample data is created in the page first.
  await expect(failed).toBeVisible({ timeout: 30_000 })
  await page.goto('/dashboards/analytics')
  await expect(failed).toBeVisible({ timeout: 30_000 })
  await page.goto('/dashboards/analytics?mock=ok')
  await expectDashboard(page)
})

test('the sample data persists across reloads', async ({ page, enter }) => {
  await enter()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sample-database')))
    .toContain('"language":"tr"')
  // Only the sample backend still has them.
  await page.evaluate(() => localStorage.removeItem('settings'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test('signing in works immediately on the very first page', async ({ page }) => {
  await page.goto('/login-now', { waitUntil: 'commit' })
  const form = signInForm(page)
  await form.email.fill('admin')
  await form.password.fill('console')
  await form.submit.click()
  await expectDashboard(page)
})

test('two tabs that are opened at once on the very first visit both get answers', async ({
  page,
}) => {
  const other = await page.context().newPage()
  await Promise.all([page, other].map((tab) => tab.goto('/login-now')))
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  await expectDashboard(other)
})
