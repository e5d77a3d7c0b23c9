import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { accounts, password } from './support/accounts'
import {
  expectDashboard,
  expectSignInPage,
  signInForm,
  storedTokens,
  submitSignIn,
} from './support/signIn'
import { expect, test } from './support/test'

const minute = 60_000

test('two minutes before a session ends the user can sign in again in place', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('401 POST /auth/login')
  server.issueTokensFor(10 * minute)
  server.withholdTime()
  await page.clock.install()
  await enter()
  const { lasting: before } = await storedTokens(page)
  await page.clock.fastForward(7 * minute)
  await expect(warning(page)).toHaveCount(0)
  await page.clock.fastForward(minute)
  await expect(warning(page)).toContainText(accounts.admin.email)
  await expectAccessible(page)

  const field = warning(page).getByRole('textbox', { name: 'Password' })
  const submit = warning(page).getByRole('button', { name: 'Stay signed in' })
  await expect(field).toBeFocused()
  await field.fill('wrong')
  await submit.click()
  await expect(field).toHaveAccessibleDescription('Check your password')

  server.issueTokensFor(60 * minute)
  await field.fill(password)
  await submit.click()
  await expect(warning(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboards/analytics')
  const { lasting: after } = await storedTokens(page)
  expect(after.jwt_access_token).not.toBe(before.jwt_access_token)

  await page.clock.fastForward(3 * minute)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect
    .poll(() => server.calls.findLast(({ name }) => name === 'GET /queues/summary')?.authorization)
    .toBe(`Bearer ${after.jwt_access_token}`)
  await expectDashboard(page)
})

test('specification 4: a session whose token expires ends, and the next sign-in leads back', async ({
  page,
  enter,
  server,
}) => {
  server.issueTokensFor(10 * minute)
  server.withholdTime()
  await page.clock.install()
  await enter('/dashboards/analytics?view=mine')
  await expectDashboard(page)
  await page.clock.fastForward(9 * minute)
  await expect(warning(page)).toBeVisible()
  await page.clock.fastForward(minute)
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveText('access_token expired')
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
  server.issueTokensFor(60 * minute)
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  await expect(page).toHaveURL('/dashboards/analytics?view=mine')
})

test('the user can sign out instead of signing in again', async ({ page, enter, server }) => {
  server.issueTokensFor(10 * minute)
  server.withholdTime()
  await page.clock.install()
  await enter()
  await page.clock.fastForward(9 * minute)
  await warning(page).getByRole('button', { name: 'Sign out' }).click()
  await expectSignInPage(page)
})

/** Dialog that warns that the session is about to end. */
function warning(page: Page) {
  return page.getByRole('alertdialog', { name: 'Your session is about to end' })
}
