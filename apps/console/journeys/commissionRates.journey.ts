import { expect, test } from './support/test'

const code = 'SKU-00140'

test('a rate is drafted, activated and frozen with the next order, and the ladder says why it applies', async ({
  page,
  enter,
}) => {
  await enter(`/ezycomission-notactive?q=${code}`)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Add commission' }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('spinbutton', { name: /^Rate \(%\)/ }).fill('4.75')
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Tried out for one product')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('group', { name: 'Current and new rates' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/commission-add-details/)

  await page.goto('/commission-active?view=drafts&sort=-changedAt')
  await page.getByRole('rowheader').first().getByRole('link').click()
  const bar = page.getByRole('toolbar', { name: 'Decision' })
  await bar.getByRole('button', { name: 'Activate' }).click()
  const form = page.getByRole('dialog', { name: /Activate/ })
  await expect(form.getByRole('group', { name: 'Current and new rates' })).toBeVisible()
  await form.getByRole('button', { name: 'Activate' }).click()
  await expect(form).toBeHidden()

  await page.goto('/manual-order?new=1')
  const { keyboard } = page
  await page.getByRole('combobox', { name: 'Buyer' }).focus()
  await keyboard.type('Maua Wholesalers')
  await keyboard.press('Enter')
  await expect(page.getByText('Available credit')).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(page.getByRole('combobox', { name: 'Product or code' })).toBeFocused()
  await keyboard.type(code)
  await keyboard.press('Enter')
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await keyboard.press('Control+Enter')
  await expect(page.getByRole('radio', { name: 'Delivery', exact: true })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await keyboard.press(' ')
  await keyboard.press('Control+Enter')
  // Nothing is ordered before its price is on the screen.
  await expect(
    page.getByRole('group', { name: 'Review' }).getByText('Total', { exact: true }),
  ).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/order-details\?secureToken=/)
  await page.getByRole('tab', { name: 'Commission' }).click()
  await expect(
    page.getByRole('group', { name: 'Rates at time of order' }).getByRole('row').last(),
  ).toContainText('4.75%')

  await page.goto(`/commission-product?q=${code}`)
  await page.getByRole('rowheader').getByRole('link').click()
  const lit = page.getByRole('listitem').and(page.locator('[aria-current]'))
  await expect(lit).toContainText('4.75%')
  await expect(lit).toContainText('Applies (most specific)')
})
