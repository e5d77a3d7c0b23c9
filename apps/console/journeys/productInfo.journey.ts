/** Pages of the shop: written, published for everyone, and unpublished. */
import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

const card = (page: Page) => page.getByRole('region', { name: 'Terms', exact: true })

test('a page is written in Arabic, previewed and published, and its previous version is restored', async ({
  page,
  enter,
  faults,
}) => {
  // The bar appears as soon as something is typed.
  faults.allowLayoutShift(0.05)
  await enter('/product-info#terms', { account: accounts.admin })
  const terms = card(page)
  await terms.getByRole('tab', { name: /العربية/ }).click()
  const text = terms.getByRole('textbox', { name: 'Text in Arabic' })
  await expect(text).toHaveAttribute('dir', 'rtl')
  await text.click()
  await page.keyboard.type('الشراء عقد بينك وبين البائع.')
  await terms.getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(terms.getByText('Save your changes first.')).toBeVisible()

  await terms.getByRole('button', { name: 'Preview of Terms' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading', { name: 'الشراء عقد بينك وبين البائع.' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(save).toBeHidden()
  await terms.getByRole('button', { name: 'Publish Terms' }).click()
  await expect(page.getByRole('dialog')).toContainText('الشراء عقد')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(terms.getByText('No unpublished changes.')).toBeVisible()

  await terms.getByRole('button', { name: 'Versions of Terms' }).click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('button', { name: 'Restore now' }).click()
  await expect(page.getByRole('dialog').getByText('Restored version 1.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // The draft is as it was typed.
  await expect(terms.getByText('Unpublished changes')).toBeVisible()
  await expect(text).toContainText('الشراء عقد')
})
