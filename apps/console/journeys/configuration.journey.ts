import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { expectDashboard, expectSignInPage, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'

for (const [what, answer, fault] of [
  ['on a broken host', { status: 500, body: 'Broken' }, '500 GET /config.json'],
  ['missing', { status: 404, body: 'Not found' }, '404 GET /config.json'],
  ['the page that hosts send for unknown files', { contentType: 'text/html', body: '<p>Hi' }, null],
  ['half written', { body: '{"addresses": {' }, null],
  ['of a wrong shape', { body: '{"addresses": {"business": "ftp://files.example"}}' }, null],
] as const)
  test(`a config.json that is ${what} shows an error page, and a reload recovers`, async ({
    page,
    faults,
  }) => {
    if (fault) faults.expect(fault)
    await page.route('**/config.json', (route) => route.fulfill(answer))
    await page.goto('/login-now')
    await expect(page.getByRole('heading', { name: 'The console can’t start' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('config.json')
    await expect(page.locator('body')).toHaveCSS('font-family', /IBM Plex Sans/)
    // The page looks the same each time, so it is checked once.
    if (what === 'missing') await expectAccessible(page)
    await page.unroute('**/config.json')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expectSignInPage(page)
  })

test('a missing config.json is reported to a signed-in user, too', async ({ page, faults }) => {
  faults.expect('404 GET /config.json')
  await page.addInitScript(() => {
    localStorage.setItem('jwt_access_token', 'of no known form')
  })
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/approve-product')
  await expect(page.getByRole('heading', { name: 'The console can’t start' })).toBeVisible()
  await expectAccessible(page)
})

test('a screen whose code cannot be fetched offers a reload first, and can be tried again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('failed GET /assets/ForgotPasswordScreen', /Failed to fetch dynamically imported/)
  await context.route('**/ForgotPasswordScreen*.js', (route) => route.abort('connectionfailed'))
  await page.goto('/login-now')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('button').first()).toHaveText('Reload the page')
  await expectAccessible(page)
  await context.unroute('**/ForgotPasswordScreen*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('a shell whose messages cannot be fetched says so and can be reloaded', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('failed GET /assets/shell-messages-en', /Failed to fetch dynamically imported/)
  await context.route('**/assets/shell-messages-*.js', (route) => route.abort('connectionfailed'))
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('button').first()).toHaveText('Reload the page')
  await expectAccessible(page)
  await context.unroute('**/assets/shell-messages-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectDashboard(page)
})

test('a screen whose code was removed by a deployment says that there is a new version', async ({
  page,
  faults,
}) => {
  faults.expect('404 GET /assets/ForgotPasswordScreen', /Failed to fetch dynamically imported/)
  await page.route('**/ForgotPasswordScreen*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/login-now')
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<meta name="release" content="newer">' }),
  )
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible()
  const message = page.getByRole('alert')
  await expect(message).toContainText('Reload the page to continue.')
  await expect(message.getByRole('button')).toHaveText(['Reload the page'])
  await expectAccessible(page)
  await page.unrouteAll()
  await message.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})
