import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Rows of a list, without its header. */
function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

const packed = '/b2c_orders?status=preparing&deliveryMethod=delivery&sort=placedAt'

test('orders are dispatched from a paste of ten rows, without the two invalid ones', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter(`${packed}&pageSize=10`)
  await expect(rows(page)).toHaveCount(10)
  const references = await rows(page).getByRole('link').allTextContents()
  const chosen = references.map((text) => /B2C-\d{4}-\d{6}/.exec(text)?.[0] ?? '')

  await page.locator('main thead').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
  const form = page.getByRole('dialog')
  const pasted = chosen.map((reference, place) => {
    const number = place === 3 ? 'TRK' : `TRK-47${place}1`
    return [place === 6 ? 'B2C-1999-000001' : reference, 'Ziwa Logistics', number].join('\t')
  })
  await form.getByLabel('Paste from a spreadsheet').fill(pasted.join('\r\n'))
  await expect(form.getByText('8 orders filled in.')).toBeVisible()
  await expect(form.getByText(`Row 4: the tracking number for ${chosen[3]}`)).toBeVisible()
  await expect(form.getByText('Row 7: “B2C-1999-000001” isn’t one')).toBeVisible()

  await form.getByRole('checkbox', { name: 'Skip 2 orders' }).click()
  await form.getByRole('button', { name: 'Dispatch', exact: true }).click()
  await expect(page.getByText('Dispatch: all 8 done')).toBeVisible()

  await page.goto(`${packed}&pageSize=25`)
  await expect(rows(page).first()).toBeVisible()
  const left = (await rows(page).getByRole('link').allTextContents()).join(' ')
  expect(chosen.filter((reference) => left.includes(reference))).toEqual([chosen[3], chosen[6]])
})

test('two of five lines are refunded, and the record shows them after a reload', async ({
  page,
  enter,
}) => {
  await enter('/b2c_orders?status=completed&paymentStatus=paid&sort=-lineCount&pageSize=10')
  await rows(page).first().getByRole('link').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Refund' }).click()

  // The list of reasons is a dialog, too, until it has closed.
  const form = page.getByRole('dialog', { name: /Refund/ })
  const pieces = form.getByRole('spinbutton')
  await expect(pieces).toHaveCount(5)
  await pieces.nth(1).fill('1')
  await pieces.nth(3).fill('1')
  await form.getByRole('button', { name: /Reason$/ }).click()
  await page.getByRole('option', { name: 'Damaged' }).click()
  const amount = form.getByText('Refund to buyer').locator('xpath=following-sibling::*[1]')
  const back = (await amount.textContent()) ?? ''
  expect(back).toMatch(/[1-9]/)
  await form.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(form).toBeHidden()

  await page.reload()
  await page.getByRole('tab', { name: 'Returns and refunds' }).click()
  const refund = page.locator('main section', { hasText: 'Refund 1' })
  await expect(refund).toContainText('Damaged')
  await expect(refund.getByText('1 ×')).toHaveCount(2)
  await expect(refund).toContainText(back)
})
