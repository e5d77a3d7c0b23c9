import { expect, test } from './support/test'

test('a to-do goes from new to deleted and back, by keyboard', async ({ page, enter }) => {
  await enter('/apps/todo')
  await expect(page).toHaveURL(/\/apps\/todo\/all$/)
  const { keyboard } = page
  const row = page.getByRole('link', { name: 'Weigh the parcels again', exact: true })
  await page.getByRole('button', { name: 'New to-do' }).press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await keyboard.type('Weigh the parcels again')
  await keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/apps\/todo\/all\/todo-\d+$/)
  await expect(row).toBeVisible()

  // It goes down in the reader's own order, and stays there.
  await row.focus()
  await keyboard.press('Alt+ArrowDown')
  await expect(row).toBeFocused()
  await expect(page.getByRole('listitem').filter({ has: row })).toHaveAttribute(
    'aria-posinset',
    '2',
  )
  await page.reload()
  await expect(page.getByRole('listitem').filter({ has: row })).toHaveAttribute(
    'aria-posinset',
    '2',
  )

  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Deleted', exact: true }).press('Enter')
  await row.press('Enter')
  await page.getByRole('button', { name: 'Bring back' }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'All', exact: true }).press('Enter')
  await expect(row).toBeVisible()
})
