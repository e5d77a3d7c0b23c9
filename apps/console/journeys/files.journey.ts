import { expect, test } from './support/test'

test('a file is found, previewed and left by keyboard alone, and the way back restores the focus', async ({
  page,
  enter,
}) => {
  await enter('/apps/file-manager')
  const { keyboard } = page
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const details = page.getByRole('complementary', { name: 'Details' })
  await row('Contracts').focus()
  // Typed letters select a folder, and are not shortcuts of the console.
  await keyboard.type('mark')
  await expect(row('Market days')).toBeFocused()
  await keyboard.press('Enter')
  await expect(row('Nakuru')).toBeFocused()
  await expect(page).toHaveTitle(/^Market days/)

  await keyboard.press('ArrowDown')
  await expect(details.getByRole('img', { name: 'Plan of the stalls.svg' })).toBeVisible()
  await expect(page).toHaveURL(/file-2\?file=file-7$/)
  await page.reload()
  await expect(row('Plan of the stalls')).toHaveAttribute('aria-selected', 'true')
  await row('Plan of the stalls').focus()
  await keyboard.press('Enter')
  await expect(details).toBeFocused()
  await keyboard.press('Escape')
  await expect(row('Plan of the stalls')).toBeFocused()
  await keyboard.press('Backspace')
  await expect(row('Market days')).toBeFocused()

  await keyboard.press('/')
  await keyboard.type('tak')
  await expect(row('Takings 10')).toContainText('Market days / Nakuru')
  await keyboard.press('ArrowDown')
  await expect(row('Takings 2')).toBeFocused()
  await keyboard.press('Shift+End')
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
  // From the search results back to the folder that was searched.
  await keyboard.press('Backspace')
  await expect(row('Contracts')).toBeFocused()
  await expect(page).toHaveURL(/\/apps\/file-manager$/)
})

test('an icon is found by its tag, and Enter copies its name', async ({ page, enter }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter('/documentation/icons')
  await page.getByRole('searchbox', { name: 'Search icons' }).pressSequentially('delivery lorry')
  await expect(page.getByText('1 of 460 icons')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('gridcell').getByRole('button', { name: 'truck' }).press('Enter')
  await expect(page.getByText(/truck.* was copied/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('truck')
})
