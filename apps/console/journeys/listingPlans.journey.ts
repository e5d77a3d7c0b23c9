import { accounts } from './support/accounts'
import { expect, test } from './support/test'

test('a plan is drafted, published and given a second version, which the form announces before it is saved', async ({
  page,
  enter,
  faults,
}) => {
  // The effect of saving a plan is shown as soon as something is typed.
  faults.allowLayoutShift(0.05)
  await enter('/listing/plan', { account: accounts.superadmin })
  await page.getByRole('button', { name: 'New plan' }).click()
  await page.getByRole('textbox', { name: /^English/ }).fill('Season')
  for (const currency of ['KES', 'UGX', 'TZS', 'RWF', 'ETB', 'SOS', 'USD'])
    await page.getByRole('textbox', { name: currency }).fill('90')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page).toHaveURL(/plan\/details/)

  const bar = page.getByRole('toolbar', { name: 'Decision' })
  await bar.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(bar.getByRole('button', { name: 'Retire' })).toBeVisible()

  await page.getByRole('textbox', { name: 'USD' }).fill('95')
  await expect(page.getByText(/Saving creates version 2/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Saving creates version/)).toBeHidden()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible()
})
