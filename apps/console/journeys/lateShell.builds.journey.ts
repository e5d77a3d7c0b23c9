import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { expectDashboard, submitSignIn } from './support/signIn'
import { expect, test } from './support/test'
import { toast } from './support/toasts'

test('features and a shell that could not be fetched are fetched again on demand', async ({
  page,
  context,
  faults,
  build,
}) => {
  // The sample backend needs some of the shell's file; with it, the shell has an entry file of its own.
  const file = { sample: 'signedIn', plain: 'shell' }[build]
  faults.expect(`failed GET /assets/${file}`)
  const shell = new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`)
  await context.route(shell, (route) => route.abort('connectionfailed'))
  await page.goto('/login-now')
  await submitSignIn(page, accounts.admin)
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
  await expect(toast(page, 'Welcome back')).toBeVisible()
  await expectAccessible(page)
  await context.unroute(shell)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectDashboard(page)
})
