import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const search = (page: Page) => page.getByRole('combobox', { name: 'Product or code' })
const quantities = (page: Page) => page.getByRole('spinbutton')

/** Codes of the results for a text. */
async function codesOf(page: Page, text: string): Promise<string[]> {
  await search(page).fill(text)
  const options = page.getByRole('option')
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await expect(options.first()).toContainText(/SKU-/)
  const found = await options.allTextContents()
  await search(page).fill('')
  return found.flatMap((words) => /SKU-\d+/.exec(words)?.[0] ?? [])
}

/** Types a code, as a scanner does, and waits for its line. */
async function addLine(page: Page, code: string, count: number): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(quantities(page)).toHaveCount(count)
  await expect(search(page)).toBeFocused()
}

test('twelve lines are ordered by keyboard, with a reload in the middle', async ({
  page,
  enter,
}) => {
  await enter('/manual-order?new=1')
  const { keyboard } = page
  await page.getByRole('combobox', { name: 'Buyer' }).focus()
  await keyboard.type('Maua Wholesalers')
  await keyboard.press('Enter')
  await expect(page.getByText('Available credit')).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(search(page)).toBeFocused()

  // The first product decides the seller; from then on only their products are found.
  await addLine(page, 'SKU-00140', 1)
  const codes = new Set([
    'SKU-00140',
    ...(await codesOf(page, 'sku-00')),
    ...(await codesOf(page, 'sku-01')),
  ])
  const others = [...codes].slice(1, 12)
  expect(others).toHaveLength(11)
  for (const [place, code] of others.slice(0, 5).entries()) await addLine(page, code, place + 2)

  // The newest line is one Tab away; Enter leads back. Text typed a moment ago survives a reload.
  await keyboard.press('Tab')
  await keyboard.press('ArrowUp')
  const quantity = await quantities(page).first().inputValue()
  await keyboard.press('Enter')
  await expect(search(page)).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: /^Lines/ }).press('Enter')
  await expect(quantities(page)).toHaveCount(6)
  await expect(quantities(page).first()).toHaveValue(quantity)
  await expect(search(page)).toBeFocused()
  for (const [place, code] of others.slice(5).entries()) await addLine(page, code, place + 7)

  await keyboard.press('Control+Enter')
  await expect(page.getByRole('radio', { name: 'Delivery', exact: true })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await keyboard.press(' ')
  await keyboard.press('Control+Enter')

  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expect(page.getByRole('group', { name: 'Review' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await keyboard.press(' ')
  await keyboard.press('Control+Enter')

  await expect(page).toHaveURL(/order-details\?secureToken=/)
  const reference = page.getByRole('heading', { level: 1, name: /^MAN-2026-/ })
  await expect(reference).toBeVisible()
  const name = /MAN-2026-\d+/.exec((await reference.textContent()) ?? '')?.[0] ?? ''
  await page.reload()
  await expect(reference).toContainText(name)
  await page.goto(`/manual-order?q=${name}`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('rowheader')).toContainText(name)
})
