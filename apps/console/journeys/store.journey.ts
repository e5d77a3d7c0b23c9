import { expect, test } from './support/test'

const products = '/apps/e-commerce/products'

test('a product is created, saved, removed and restored, by keyboard alone', async ({
  page,
  enter,
}) => {
  await enter('/apps/e-commerce')
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  const { keyboard } = page
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  await page.getByRole('button', { name: 'New product' }).press('Enter')
  // Text typed immediately triggers no shortcut of the list.
  await keyboard.type('Kites at noon')
  await expect(field(/^Name/)).toHaveValue('Kites at noon')
  await page.getByRole('combobox', { name: 'Categories' }).focus()
  await keyboard.type('Land')
  await expect(page.getByRole('option', { name: 'Landscapes' })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Landscapes' })).toBeVisible()
  await keyboard.type('Sky')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Sky' })).toBeVisible()
  await field(/^Price without tax/).focus()
  await keyboard.type('19.99')
  await expect(field(/^Price with tax/)).toHaveValue('21.99')
  await page.getByLabel(/^Quantity/).focus()
  await keyboard.type('4')
  // Leaving asks first, so nothing is lost.
  await page.getByRole('link', { name: 'Store products' }).press('Enter')
  await page.getByRole('button', { name: 'Keep writing' }).press('Enter')
  await page.getByLabel(/^Quantity/).focus()
  await keyboard.press('Control+Enter')
  await expect(page.getByText('Kites at noon was saved.')).toBeVisible()
  await expect(page).not.toHaveURL(/new$/)

  // It is in the list, marked as low in stock, and can be selected there.
  await page.getByRole('link', { name: 'Store products' }).press('Enter')
  const row = page.getByRole('row', { name: /Kites at noon/ })
  await expect(row).toContainText('USD 21.99')
  await expect(row.locator('[data-tone="danger"]')).toHaveText('4')
  await row.getByRole('checkbox').press(' ')
  await page.getByRole('button', { name: 'Remove from the store' }).press('Enter')
  const removed = page.getByRole('link', { name: /^Removed/ })
  await expect(removed).toContainText('5')
  await page.getByRole('button', { name: 'Undo all' }).press('Enter')
  await expect(removed).toContainText('4')

  // The same next to the product itself, where Z undoes it.
  await row.getByRole('link').press('Enter')
  await page.getByRole('button', { name: 'Remove from the store' }).press('Enter')
  await expect(page.getByText('Kites at noon was removed from the store.')).toBeVisible()
  // The undo is drawn before it is saved, and a reload does not wait for it.
  const stored = page.waitForResponse(/product\/save/)
  await keyboard.press('z')
  await expect(page.getByRole('button', { name: 'Remove from the store' })).toBeVisible()
  await stored
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove from the store' })).toBeVisible()
})

test('an order leads to its products and is printed without the shell', async ({
  page,
  enter,
  faults,
}) => {
  // The paper has another size than the window.
  faults.allowLayoutShift(1)
  await enter('/apps/e-commerce/orders?status=shipped')
  await page.getByRole('rowheader').first().getByRole('link').press('Enter')
  await expect(page.getByText('Shipped')).toBeVisible()
  await page.getByRole('link', { name: 'Basket weave' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${products}/11$`))
  await page.goBack()
  await page.getByRole('link', { name: 'Invoice' }).press('Enter')
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('Total in USD')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
})
