import { accounts } from './support/accounts'
import { signInForm } from './support/signIn'
import { expect, test } from './support/test'

test('a business registers, with a reload in the middle, and is approved as it was typed', async ({
  page,
  enter,
  openBrowser,
}) => {
  const theirs = await openBrowser()
  await theirs.goto('/register-option')
  await theirs.getByRole('link', { name: 'Register a business' }).click()
  for (const [label, text] of [
    ['First name', 'Halima'],
    ['Last name', 'Noor'],
    ['Email', 'halima@lodwar-stores.example'],
    ['Telephone', '+254 012 345 671'],
    ['Number of that document', '30118842'],
    ['Trading name', 'Lodwar Stores'],
    ['Legal name', 'Lodwar Stores Ltd'],
    ['Registration number', 'BN-99887766'],
    ['Tax number', 'P059988776Z'],
  ] as const)
    await theirs.getByRole('textbox', { name: label }).fill(text)
  await theirs.getByRole('button', { name: /You identify yourself with/ }).click()
  await theirs.getByRole('option', { name: 'Passport' }).click()
  await theirs.getByRole('button', { name: /Kind of business/ }).click()
  await theirs.getByRole('option', { name: 'Retailer' }).click()
  await theirs.getByRole('button', { name: 'Save and go on' }).click()
  await expect(theirs.getByRole('group', { name: 'Certificate of registration' })).toBeVisible()

  const picture = await theirs.screenshot({ type: 'png' })
  const inputs = theirs.locator('input[type="file"]')
  await expect(inputs).toHaveCount(5)
  for (const input of await inputs.all())
    await input.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: picture })
  await expect(theirs.getByRole('img', { name: /^Your picture/ })).toHaveCount(5)
  await theirs.getByRole('textbox', { name: 'Number' }).fill('4471-2027')
  for (const group of await theirs.getByRole('group', { name: 'Valid until' }).all()) {
    await group.getByRole('spinbutton').first().click()
    await theirs.keyboard.type('31052027')
  }
  await theirs.getByRole('button', { name: 'Save and go on' }).click()
  await expect(theirs.getByRole('heading', { name: 'Where you are' })).toBeVisible()

  // Another day, another device: the link is all that is needed.
  const link = await theirs.getByRole('textbox', { name: /Go on later/ }).inputValue()
  await theirs.goto(link)
  await theirs.reload()
  await theirs.getByRole('button', { name: /Country/ }).click()
  await theirs.getByRole('option', { name: 'Kenya' }).click()
  await theirs.getByRole('combobox', { name: /County/ }).fill('turk')
  await theirs.getByRole('option', { name: 'Turkana' }).click()
  await theirs.getByRole('textbox', { name: 'Street and number' }).fill('Market Street 4')
  await theirs.getByRole('button', { name: 'Send off' }).click()
  await expect(theirs.getByText('Your number is B-000401.')).toBeVisible()

  await enter('/business-approve?q=Lodwar+Stores', { account: accounts.admin })
  await page
    .getByRole('rowheader', { name: /Lodwar Stores/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Approve' }).first().click()
  await expect(page.getByText(/Lodwar Stores.* approved/).first()).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('It was approved.')).toBeVisible()
})

test('an account is registered in the words of specification 5, and signs nobody in before its address is confirmed', async ({
  page,
  faults,
}) => {
  faults.allow(/401|422/)
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('mlima')
  const submit = page.getByRole('button', { name: 'Register', exact: true })
  await submit.click()
  await expect(page.getByText('Enter display name').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Display name' }).fill('Wanjiru Kamau')
  await submit.click()
  await expect(page).toHaveURL(/\/auth\/mail-confirm$/)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  const form = signInForm(page)
  await form.email.fill('wanjiru@shop.example')
  await form.password.fill('mlima')
  await form.submit.click()
  await expect(page.getByText('Check your username/email').first()).toBeVisible()
})
