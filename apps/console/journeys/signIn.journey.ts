import { accounts, password } from './support/accounts'
import { expectAccessible } from './support/accessibility'
import {
  expectDashboard,
  expectSignInPage,
  logOut,
  signIn,
  signInForm,
  storedTokens,
  submitSignIn,
} from './support/signIn'
import { expect, test } from './support/test'
import { placeOf, toast } from './support/toasts'

declare global {
  /** Time at which the first toast appeared, by the page's clock. */
  var toastedAt: number | undefined
}

test('every account signs in with the form, lands on /dashboards/analytics in the frame, stays signed in after a reload, and signs out', async ({
  page,
}) => {
  await page.goto('/login-now')
  await expectAccessible(page)
  for (const account of [accounts.superadmin, accounts.admin, accounts.staff]) {
    await submitSignIn(page, account)
    await expectDashboard(page)
    await expect(page.getByRole('navigation')).toContainText('Analytics')
    await expect(page.getByRole('navigation')).toContainText(account.name)
    await page.reload()
    await expectDashboard(page)
    await logOut(page, account)
    await expectSignInPage(page)
  }
})

test('a customer, who may open no screen, sees a message that says so and can sign out', async ({
  page,
}) => {
  await page.goto('/login-now')
  await submitSignIn(page, accounts.customer)
  await expect(page.getByText(/can’t open any screen/)).toContainText(accounts.customer.name)
  await expectAccessible(page)
  await page.goto('/dashboards/analytics')
  await expect(page.getByText(/can’t open any screen/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectSignInPage(page)
})

test('specification 2: the card has a title, a logo, Remember Me on, Forgot Password and a copyright line', async ({
  page,
}) => {
  await page.goto('/login-now')
  await expect(page).toHaveTitle('Sign in')
  await expect(page.getByRole('heading', { name: 'admin' })).toBeVisible()
  await expect(page.locator('main svg').first()).toBeVisible()
  await expect(signInForm(page).remember).toBeChecked()
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/password-change',
  )
  await expect(page.getByText(`© 2019–${new Date().getFullYear()}`)).toBeVisible()
})

test('specification 5: Login is disabled until both fields have four characters', async ({
  page,
}) => {
  await page.goto('/login-now')
  const form = signInForm(page)
  await form.email.fill('adm')
  await form.password.fill('console')
  await expect(page.getByText('Min character length is 4')).toHaveCount(1)
  await expect(form.submit).toBeDisabled()
  await expectAccessible(page)
  await form.email.fill('admin')
  await expect(page.getByText('Min character length is 4')).toHaveCount(0)
  await expect(form.submit).toBeEnabled()
  await form.password.fill('con')
  await expect(form.submit).toBeDisabled()
  await form.password.blur()
  await expect(page.getByText('Min character length is 4')).toHaveCount(1)
})

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login-now')
  const form = signInForm(page)
  await form.password.fill('console')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(form.password).toHaveAttribute('type', 'password')
  await expect(form.password).toHaveValue('console')
})

test('specification 8: a refusal is shown at the field it names and as a toast at the top centre', async ({
  page,
  faults,
}) => {
  faults.expect('401 POST /auth/login')
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin, 'wrong')
  const { password } = signInForm(page)
  await expect(password).toHaveAccessibleDescription('Check your password')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(toast(page, 'Check your password')).toBeVisible()
  expect(await placeOf(page, toast(page, 'Check your password'))).toBe('top centre')
  await expectAccessible(page)
  await password.fill('console')
  await expect(password).toHaveAccessibleDescription('')
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
})

test('specification 8: the server’s message at sign-in is shown as a toast at the top right for 5 s', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alertdialog]')) globalThis.toastedAt ??= Date.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await signIn(page, accounts.admin)
  const welcome = toast(page, 'Welcome back, Brian.')
  await expect(welcome).toBeVisible()
  // From here on the page's clock is stopped, however long this takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  expect(await placeOf(page, welcome)).toBe('top right')
  const age = await page.evaluate(() => Date.now() - (globalThis.toastedAt ?? 0))
  await page.clock.fastForward(4900 - age)
  await expect(welcome).toBeVisible()
  await page.clock.fastForward(200)
  await expect(welcome).toHaveCount(0)
})

test('the document has one title, that of the screen', async ({ page }) => {
  const titles = page.locator('head > title')
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  await expect(page).toHaveTitle('Analytics')
  await expect(titles).toHaveCount(1)
  await page.reload()
  await expectDashboard(page)
  await expect(page).toHaveTitle('Analytics')
  await expect(titles).toHaveCount(1)
})

test('specification 8: the success toast is at the top right on a right-to-left page, too', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('settings', '{"language":"ar","direction":"rtl"}'),
  )
  await page.goto('/login-now')
  await page.locator('[name=email]').fill(accounts.admin.email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[type=submit]').click()
  // In the user's language; the name is the same in both.
  const welcome = toast(page, 'Brian')
  await expect(welcome).toBeVisible()
  expect(await placeOf(page, welcome)).toBe('top right')
})

test('Remember Me on stores the token permanently', async ({ page, context, openBrowser }) => {
  await signIn(page)
  const { lasting, passing } = await storedTokens(page)
  expect(lasting.jwt_access_token).not.toBeNull()
  expect(passing.jwt_access_token).toBeNull()
  const later = await openBrowser({ storageState: await context.storageState() })
  await later.goto('/')
  await expectDashboard(later)
})

test('Remember Me off stores the token for the browser session only', async ({
  page,
  context,
  openBrowser,
}) => {
  await page.goto('/login-now')
  await page.getByText('Remember Me').click()
  await expect(signInForm(page).remember).not.toBeChecked()
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  const { lasting, passing } = await storedTokens(page)
  expect(lasting.jwt_access_token).toBeNull()
  expect(passing.jwt_access_token).not.toBeNull()
  await page.reload()
  await expectDashboard(page)
  const later = await openBrowser({ storageState: await context.storageState() })
  await later.goto('/login-now')
  await expectSignInPage(later)
})
