import { expect, test } from './support/test'

test('a return is claimed, two of its three lines are approved and refunded, and the order shows the refund', async ({
  page,
  enter,
}) => {
  await enter('/merchants/vouchers?q=RV-2026-000113')
  await page.getByRole('link', { name: 'RV-2026-000113' }).click()
  const bar = page.getByRole('toolbar', { name: 'Decision' })
  await bar.getByRole('button', { name: 'Claim' }).click()
  await bar.getByRole('button', { name: 'Approve' }).click()

  const form = page.getByRole('dialog', { name: /RV-2026-000113/ })
  const amounts = form.getByRole('textbox', { name: /^Amount for/ })
  await expect(amounts).toHaveCount(3)
  await form.getByRole('spinbutton').nth(2).fill('0')
  await expect(amounts.nth(2)).toHaveValue('0.00')
  const granted = await form.getByRole('status').locator('dd').first().textContent()
  await form.getByRole('button', { name: 'Approve' }).click()
  await expect(form).toBeHidden()

  await page.goto('/merchants/vouchers?view=to-refund&q=RV-2026-000113')
  await page.getByRole('link', { name: 'RV-2026-000113' }).click()
  await bar.getByRole('button', { name: 'Refund' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click()
  await expect(bar.getByRole('button', { name: 'Close' })).toBeVisible()

  await page.getByRole('link', { name: 'B2C-2026-001659' }).click()
  const payments = page.getByRole('group', { name: 'Payments' })
  await expect(payments.getByRole('row', { name: /Refund.*Succeeded/ })).toContainText(
    granted ?? 'nothing was granted',
  )
})
