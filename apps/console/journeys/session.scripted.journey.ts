import { accounts } from './support/accounts'
import {
  expectDashboard,
  expectSignInPage,
  logOut,
  signIn,
  signInForm,
  storedTokens,
  queueRows,
} from './support/signIn'
import { expect, test } from './support/test'
import { aToken } from './support/token'

test('specification 9: logging out clears jwt_access_token and admin_token and leads to /login-now', async ({
  page,
  enter,
}) => {
  await enter()
  await page.evaluate(() => localStorage.setItem('admin_token', 'of an older console'))
  await logOut(page)
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveCount(0)
  const none = { jwt_access_token: null, admin_token: null }
  expect(await storedTokens(page)).toEqual({ lasting: none, passing: none })
})

test('after logging out, the back button shows nothing of the session', async ({ page, enter }) => {
  await enter()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await logOut(page)
  await expectSignInPage(page)
  await page.goBack()
  await expectSignInPage(page)
  await expect(queueRows(page)).toHaveCount(0)
  await expect(page.getByText(accounts.admin.name)).toHaveCount(0)
})

test('after logging out, a page restored by the browser shows nothing of the session', async ({
  page,
  enter,
}) => {
  await enter()
  await page.goto('/pages/errors/error-500')
  await page.evaluate(() => localStorage.removeItem('jwt_access_token'))
  await page.goBack()
  await expectSignInPage(page, '/login')
  await expect(queueRows(page)).toHaveCount(0)
})

test('signing out in one tab signs out the others', async ({ page, enter, context }) => {
  await enter()
  const other = await context.newPage()
  await other.goto('/')
  await expectDashboard(other)
  await logOut(other)
  await expectSignInPage(other)
  await expectSignInPage(page)
  await expect(queueRows(page)).toHaveCount(0)
})

test('signing in in one tab signs in the others', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login-now')
  await expectSignInPage(other)
  // The session's machine is fetched when the page is idle.
  await other.waitForLoadState('networkidle')
  await signIn(page)
  await expectDashboard(other)
})

test('/logout signs the user out', async ({ page, enter }) => {
  await enter('/logout')
  await expectSignInPage(page)
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
})

test('specification 8: a stored token that has expired is cleared, with ‘access_token expired’', async ({
  page,
  faults,
}) => {
  // Only the server can tell by its clock that it has expired.
  faults.expect('401 POST /auth/user-data')
  await page.addInitScript(
    (token) => {
      if (location.pathname === '/') localStorage.setItem('jwt_access_token', token)
    },
    aToken(Date.parse('2020-01-01')),
  )
  await page.goto('/')
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveText('access_token expired')
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
})

test('specification 8: a stored token that the server refuses is cleared, with ‘Invalid access_token’', async ({
  page,
  faults,
}) => {
  faults.expect('401 POST /auth/user-data')
  await page.addInitScript(
    (token) => {
      if (location.pathname === '/dashboards/analytics')
        localStorage.setItem('jwt_access_token', token)
    },
    aToken(Date.parse('2100-01-01')),
  )
  await page.goto('/dashboards/analytics?tab=old')
  await expectSignInPage(page)
  await expect(signInForm(page).notice).toHaveText('Invalid access_token')
  expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
})
