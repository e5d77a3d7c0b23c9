/** Journeys by mailed links. The backend inside the page shows each link, so that a journey can follow it. */
import { expectDashboard, signInForm } from './support/signIn'
import { expect, test } from './support/test'

test('a mailed link confirms a new account’s address, and another replaces a forgotten password', async ({
  page,
  faults,
}) => {
  faults.allow(/401|422/)
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Display name' }).fill('Wanjiru Kamau')
  await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('mlima-2026')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByRole('link', { name: 'Open link' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill('mlima-2027')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Check your password').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('mlima-2026')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This address is confirmed.')).toBeVisible()

  await page.goto('/password-change')
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@console.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('link', { name: 'Open link' }).click()
  await page.getByRole('textbox', { name: 'New password' }).fill('mlima-2026')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password counts from now on.')).toBeVisible()

  await page.getByRole('link', { name: 'Back to sign in' }).click()
  const form = signInForm(page)
  await form.email.fill('admin@console.example')
  await form.password.fill('console')
  await form.submit.click()
  await expect(page.getByText('Check your password').first()).toBeVisible()
  await form.password.fill('mlima-2026')
  await form.submit.click()
  await expectDashboard(page)
})
