import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { expectDashboard, expectSignInPage, signInForm, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'

test('specification 2: the root leads to /login-now', async ({ page }) => {
  await page.goto('/')
  await expectSignInPage(page)
})

test('specification 2: /login is the same panel', async ({ page }) => {
  await page.goto('/login')
  await expectSignInPage(page, '/login')
  await submitSignIn(page, accounts.staff)
  await expectDashboard(page)
})

for (const path of ['/LOGIN-NOW', '/login-now/', '/login/', '/login-now?from=mail#form'])
  test(`the sign-in page opens however its address is written: ${path}`, async ({ page }) => {
    await page.goto(path)
    const { email, password, submit } = signInForm(page)
    await email.fill('name')
    await password.fill('word')
    await expect(submit).toBeEnabled()
  })

for (const path of ['/no-such-screen', '/login-now/more'])
  test(`specification 2: the unknown path ${path} leads to /pages/errors/error-404`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/pages/errors/error-404')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found')
    await page.getByRole('link').click()
    await expectSignInPage(page)
  })

test('/pages/errors/error-404 and error-500 are shown to everyone', async ({ page }) => {
  await page.goto('/pages/errors/error-404')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/pages/errors/error-500')
  await expect(
    page.getByRole('heading', { name: 'Something went wrong on our side' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('specification 2: a denied path redirects a guest to /login, and the sign-in leads back to it', async ({
  page,
}) => {
  await page.goto('/dashboards/analytics?view=overdue#agents')
  await expectSignInPage(page, '/login')
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  await expect(page).toHaveURL('/dashboards/analytics?view=overdue#agents')
})

// `redirectTarget.test.ts` in core tries further targets.
for (const target of ['//elsewhere.example/dashboards/analytics', '/logout'])
  test(`a stored redirect target that is no screen of this console is ignored: ${target}`, async ({
    page,
  }) => {
    await page.goto('/login-now')
    await page.evaluate((value) => sessionStorage.setItem('redirect_target', value), target)
    await submitSignIn(page, accounts.admin)
    await expectDashboard(page)
    await expect(page).toHaveURL('/dashboards/analytics')
  })

test('specification 2: /callback is for guests only', async ({ page }) => {
  await page.goto('/callback')
  await expect(page.getByRole('heading', { name: 'Nothing to finish here' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expectSignInPage(page)
  await submitSignIn(page, accounts.admin)
  await expectDashboard(page)
  await page.goto('/callback')
  await expectDashboard(page)
})

test('the root and sign-in pages redirect a signed-in user to the dashboard', async ({
  page,
  enter,
}) => {
  await enter()
  for (const path of ['/', '/login', '/login-now']) {
    await page.goto(path)
    await expectDashboard(page)
  }
})

test('Forgot Password leads to /password-change, which sends a link', async ({ page }) => {
  await page.goto('/login-now')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL('/password-change')
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill('admin')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(accounts.admin.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('link is on its way')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expectSignInPage(page)
})

test('/forgot-password is the same screen', async ({ page }) => {
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})
