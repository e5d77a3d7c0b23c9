/** Effects of `?mock=` on the calls of our own server. */
import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { expectDashboard, expectSignInPage, signInForm, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'

const dashboard = '/dashboards/analytics?mock='

test('?mock=500: the dashboard shows an error with a request id, until ?mock=ok', async ({
  page,
  enter,
  faults,
}) => {
  faults.expect('500 GET /queues/summary')
  await enter(`${dashboard}GET /queues/summary:500`)
  const failed = page.getByText('Couldn’t load the queues', { exact: true })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboards/analytics')
  await expect(failed).toBeVisible()
  await page.goto(`${dashboard}ok`)
  await expectDashboard(page)
})

test('a scenario is shown on every page until it is ended', async ({ page, enter, faults }) => {
  faults.expect('500 GET /queues/summary')
  await enter(`${dashboard}GET /queues/summary:500`)
  const bar = page.getByRole('complementary', { name: 'Demo scenario' })
  await expect(bar).toContainText('GET /queues/summary:500')
  await page.goto('/logout')
  await expectSignInPage(page)
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'End' }).click()
  await expect(bar).toBeHidden()
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
})

test('?mock=403: the dashboard says that access is refused', async ({ page, enter, faults }) => {
  faults.expect('403 GET /queues/summary')
  await enter(`${dashboard}GET /queues/summary:403`)
  await expect(page.getByText('You don’t have access to these figures')).toBeVisible()
  await expectAccessible(page)
})

test('?mock=401: the session ends with ‘Invalid access_token’', async ({ page, enter, faults }) => {
  faults.expect('401 GET /queues/summary')
  await enter(`${dashboard}GET /queues/summary:401`)
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveText('Invalid access_token')
})

test('?mock=slow: the names of the queues are shown until the numbers arrive', async ({
  page,
  enter,
}) => {
  await enter(`${dashboard}slow`)
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await expect(waiting.getByText('Businesses')).toBeVisible()
  await expectDashboard(page)
})

test('?mock=empty: nothing waits', async ({ page, enter }) => {
  await enter(`${dashboard}empty`)
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible()
  await expectAccessible(page)
})
