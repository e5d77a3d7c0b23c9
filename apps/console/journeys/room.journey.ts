import type { Locator, Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

test('a selected row stays under the pointer, and orders stay in place when a paste is read', async ({
  page,
  enter,
}) => {
  const packed = '/b2c_orders?status=preparing&deliveryMethod=delivery&pageSize=10'
  await enter(packed, { account: accounts.superadmin })
  const first = rows(page).first()
  await expect(first).toBeVisible()
  const placeOf = async (part: Locator) => (await part.boundingBox())?.y
  const row = await placeOf(first)
  for (const place of [0, 1, 2]) await rows(page).nth(place).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
  const form = page.getByRole('dialog')
  const paste = form.getByLabel('Paste from a spreadsheet')
  await expect(paste).toBeVisible()
  expect(await placeOf(first)).toBe(row)

  const numbers = form.getByLabel(/, Tracking number$/)
  await expect(numbers).toHaveCount(3)
  const labels = await form.locator('label', { hasText: ', Tracking number' }).allTextContents()
  const pasted = labels.map(
    (label, place) => `${label.split(',')[0]}\tZiwa Logistics\tTRK-100${place}`,
  )
  // The dialog has finished its entrance.
  await expect(page.locator('[data-entering]')).toHaveCount(0)
  const before = await placeOf(numbers.first())
  for (const text of [pasted.slice(0, 2), [...pasted, 'B2C-1999-000001\t\tTRK-1009'], pasted]) {
    await paste.fill(text.join('\r\n'))
    await expect(form.getByText(`${Math.min(text.length, 3)} orders filled in.`)).toBeVisible()
    expect(await placeOf(numbers.first())).toBe(before)
  }
})
