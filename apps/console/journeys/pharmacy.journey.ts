import { accounts } from './support/accounts'
import { expect, test } from './support/test'

test('a product is recalled by keyboard, and the list says so', async ({ page, enter }) => {
  await enter('/afya-product-list?view=active', { account: accounts.admin })
  const first = page.getByRole('rowheader').first()
  await expect(first).toBeVisible()
  await first.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/afya-product-details/)
  const brand = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole('toolbar', { name: 'Decision' })
    .getByRole('button', { name: 'Recall' })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Class I(?!I)/ }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('textbox', { name: 'Lots' }).focus()
  await page.keyboard.type('K25117, K25118')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Contamination' }).press('Enter')
  await dialog.getByRole('textbox', { name: /to confirm/ }).focus()
  await page.keyboard.type(brand)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Recalled, class I' })).toBeVisible()

  await page.goto(`/afya-product-list?view=recalled&q=${encodeURIComponent(brand)}`)
  await expect(page.getByRole('row', { name: new RegExp(brand) })).toContainText(
    'Recalled, class I',
  )
})
