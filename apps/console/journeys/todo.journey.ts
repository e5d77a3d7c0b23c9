import { expect, test } from './support/test'

test('a to-do is created, moved, deleted and restored, by keyboard', async ({ page, enter }) => {
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

  // It moves down in the user's own order, and stays there.
  await row.focus()
  await keyboard.press('Alt+ArrowDown')
  await expect(row).toBeFocused()
  await expect(page.getByRole('listitem').filter({ has: row })).toHaveAttribute(
    'aria-posinset',
    '2',
  )
  await page.reload()
  await expect(row).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: row })).toHaveAttribute(
    'aria-posinset',
    '2',
  )

  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Deleted', exact: true }).press('Enter')
  await row.press('Enter')
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'All', exact: true }).press('Enter')
  await expect(row).toBeVisible()
})

test('several to-dos are selected by key, completed together, deleted, and deleted permanently after a confirmation', async ({
  page,
  enter,
}) => {
  await enter('/apps/todo')
  const { keyboard } = page
  const rows = page.locator('li[data-id]')
  const all = page.getByRole('checkbox', { name: 'All', exact: true })
  await rows.first().getByRole('link').focus()
  await keyboard.press('x')
  await expect(all).toBeChecked({ indeterminate: true })
  await keyboard.press('j')
  await keyboard.press('x')
  await keyboard.press('e')
  const done = page.getByRole('button', { name: / is done$/ })
  for (const place of [0, 1]) await expect(done.nth(place)).toHaveAttribute('aria-pressed', 'true')

  const names = await rows.getByRole('link').allTextContents()
  await keyboard.press('#')
  await expect(rows.getByRole('link').first()).toHaveText(names[2]!)
  await expect(rows.getByRole('link').first()).toBeFocused()
  await page.getByRole('link', { name: 'Deleted', exact: true }).press('Enter')
  // They are deleted one after the other, and arrive here in that order; later ones are not selected.
  for (const name of names.slice(0, 2)) await expect(rows.filter({ hasText: name })).toHaveCount(1)
  await all.press(' ')
  await keyboard.press('#')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows).toHaveCount(0)

  await keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('region', { name: 'To-do' })).toContainText('Alt')
})
