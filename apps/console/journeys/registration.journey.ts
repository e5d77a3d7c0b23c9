import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { signInForm } from './support/signIn'
import { expect, test } from './support/test'

/** Fills in the first step, except for choices from lists. */
async function fillAbout(page: Page, own: Record<string, string>): Promise<void> {
  const texts = {
    'First name': 'Halima',
    'Last name': 'Noor',
    Phone: '+254 012 345 671',
    'ID number': '30118842',
    ...own,
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('button', { name: /ID type/ }).click()
  await page.getByRole('option', { name: 'Passport' }).click()
}

/** Uploads a file for each document, the last of them a PDF, and the expiry dates. */
async function fillDocuments(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('group', { name: 'Registration certificate' })).toBeVisible()
  const picture = await page.screenshot({ type: 'png' })
  const inputs = page.locator('input[type="file"]')
  await expect(inputs).toHaveCount(count)
  for (const input of (await inputs.all()).slice(0, -1))
    await input.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: picture })
  const paper = Buffer.from('%PDF-1.7 a permit')
  await inputs.last().setInputFiles({ name: 'permit.pdf', mimeType: 'image/png', buffer: paper })
  await expect(page.getByRole('img', { name: /^Your picture/ })).toHaveCount(count - 1)
  await expect(page.getByText('permit.pdf')).toBeVisible()
  for (const group of await page.getByRole('group', { name: 'Valid until' }).all()) {
    await group.getByRole('spinbutton').first().click()
    await page.keyboard.type('31052027')
  }
}

/** Fills in the location and submits. */
async function sendOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByRole('option', { name: 'Kenya' }).click()
  await page.getByRole('combobox', { name: /County/ }).fill('turk')
  await page.getByRole('option', { name: 'Turkana' }).click()
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Market Street 4')
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('a business registers, with a reload in the middle, is asked for changes, answers by its link, and is approved', async ({
  page,
  enter,
  openBrowser,
}) => {
  const theirs = await openBrowser()
  await theirs.goto('/register-option')
  await theirs.getByRole('link', { name: 'Register a business' }).click()
  await fillAbout(theirs, {
    Email: 'halima@lodwar-stores.example',
    'Trading name': 'Lodwar Stores',
    'Legal name': 'Lodwar Stores Ltd',
    'Registration number': 'BN-99887766',
    'Tax number': 'P059988776Z',
  })
  await theirs.getByRole('button', { name: /Business type/ }).click()
  await theirs.getByRole('option', { name: 'Retailer' }).click()
  const goOn = theirs.getByRole('button', { name: 'Save and continue' })
  await goOn.click()
  await fillDocuments(theirs, 5)
  await theirs.getByRole('textbox', { name: 'Number' }).fill('4471-2027')
  // A phone discards a page in the background: everything typed and sent is there when it is loaded again.
  await theirs.setViewportSize({ width: 390, height: 844 })
  await theirs.reload()
  await expect(theirs.getByRole('textbox', { name: 'Number' })).toHaveValue('4471-2027')
  await goOn.click()
  await expect(theirs.getByRole('heading', { name: 'Your location' })).toBeVisible()

  // Another day, another device: the link is all that is needed.
  const link = await theirs.getByRole('textbox', { name: /Continue later/ }).inputValue()
  await theirs.goto(link)
  await theirs.reload()
  await sendOff(theirs)
  await expect(theirs.getByText('Your business number is B-000401.')).toBeVisible()

  const queue = '/business-approve?q=Lodwar+Stores'
  await enter(queue, { account: accounts.admin })
  const open = () =>
    page
      .getByRole('rowheader', { name: /Lodwar Stores/ })
      .getByRole('link')
      .click()
  await open()
  await page.getByRole('tab', { name: /Documents/ }).click()
  await page.getByRole('button', { name: /Trade permit/ }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  expect((await saved).suggestedFilename()).toBe('permit.pdf')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Ask about “Tax PIN”' }).click()
  await page.getByRole('textbox').last().fill('It is another one on the certificate.')
  await page.getByRole('button', { name: 'Attach' }).click()
  const request = page.getByRole('button', { name: 'Request changes' })
  await request.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
  await expect(page.getByText(/Changes to .*Lodwar Stores.* were requested/).first()).toBeVisible()

  await theirs.reload()
  await theirs.getByRole('link', { name: 'Tax number' }).click()
  await theirs.getByRole('textbox', { name: 'Tax number' }).fill('P059988777Z')
  await goOn.click()
  await expect(theirs.getByText('permit.pdf')).toBeVisible()
  await goOn.click()
  await theirs.getByRole('button', { name: 'Resubmit' }).click()
  await expect(theirs.getByRole('heading', { name: 'Registration submitted' })).toBeVisible()

  await page.goto(queue)
  await open()
  await expect(page.getByText('It is another one on the certificate.')).toBeVisible()
  await expect(page.getByText('P059988776Z').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).first().click()
  await expect(page.getByText(/Lodwar Stores.* approved/).first()).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Your registration has been approved.')).toBeVisible()
})

test('a service provider registers, without a kind and a permit', async ({ page }) => {
  await page.goto('/register-option')
  await page.getByRole('link', { name: 'Register as a service provider' }).click()
  await fillAbout(page, {
    Email: 'juma@lodwar-repairs.example',
    'Trading name': 'Lodwar Repairs',
    'Legal name': 'Lodwar Repairs Ltd',
    'Registration number': 'BN-99887767',
    'Tax number': 'P059988778Z',
  })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(/\/register-provider\?registration=/)
  await fillDocuments(page, 4)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await sendOff(page)
  await expect(page.getByText('Your business number is B-000401.')).toBeVisible()
})

test('an account is registered with the messages of specification 5, and cannot sign in before its address is confirmed', async ({
  page,
  faults,
}) => {
  faults.allow(/401|422/)
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('mlima-2026')
  const submit = page.getByRole('button', { name: 'Register', exact: true })
  await submit.click()
  await expect(page.getByText('Enter display name').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Display name' }).fill('Wanjiru Kamau')
  await submit.click()
  await expect(page).toHaveURL(/\/auth\/mail-confirm$/)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  const form = signInForm(page)
  await form.email.fill('wanjiru@shop.example')
  await form.password.fill('mlima-2026')
  await form.submit.click()
  await expect(page.getByText('Check your username/email').first()).toBeVisible()
})
