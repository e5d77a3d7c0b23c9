import { accounts } from './support/accounts'
import { signInForm } from './support/signIn'
import { expect, test } from './support/test'

const password = 'mlima-2026'
const email = 'grace.njeri@console.example'

test('an invited colleague chooses a password and signs in, and a suspension signs them out at once', async ({
  page,
  enter,
  faults,
  openBrowser,
}) => {
  // Last calls of the suspended session.
  faults.allow(/401/)
  await enter('/staff-members', { account: accounts.admin })
  await page.getByRole('button', { name: 'Invite' }).click()
  // Text typed immediately goes into the first field.
  await page.keyboard.type('Grace Njeri')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()

  const theirs = await openBrowser()
  await theirs.goto(link)
  await theirs.getByRole('textbox', { name: 'Password' }).fill(password)
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await theirs.getByRole('link', { name: 'Sign in' }).click()
  const form = signInForm(theirs)
  await form.email.fill(email)
  await form.password.fill(password)
  await form.submit.click()
  await expect(theirs).toHaveURL(/dashboards/)

  await page.goto('/staff-members?q=Grace+Njeri')
  const row = page.getByRole('rowheader', { name: /Grace Njeri/ })
  await row.getByRole('link').press('Enter')
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Left the team.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(/Grace Njeri.* was suspended/)).toBeVisible()
  await expect(theirs).toHaveURL(/\/login(-now)?$/)
})

test('a phone number is revealed for a reason, and the history shows it', async ({
  page,
  enter,
}) => {
  await enter('/shop-users', { account: accounts.admin })
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Reveal phone number' }).click()
  await page.keyboard.type('The courier cannot find the gate.')
  await page.getByRole('button', { name: 'Reveal', exact: true }).click()
  await expect(page.getByText(/^\+\d{9,}$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText('The courier cannot find the gate.')).toBeVisible()
  await expect(page.getByText('Contact revealed').first()).toBeVisible()
})
