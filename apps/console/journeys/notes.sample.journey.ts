import { expect, test } from './support/test'

test('a note with a checklist and a reminder is written by keyboard, and reminds on another screen', async ({
  page,
  enter,
}) => {
  await enter('/apps/notes')
  const { keyboard } = page
  await page.getByRole('button', { name: 'New note' }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New note' })
  await dialog.getByRole('textbox', { name: 'Title' }).focus()
  await keyboard.type('For Friday')
  await dialog.getByRole('button', { name: 'Add entry' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Entry 1' })).toBeFocused()
  await keyboard.type('Bread')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Entry 2' })).toBeFocused()
  await keyboard.type('Milk')
  // In the evening of the day on which the sample world begins.
  await dialog.getByRole('spinbutton').first().focus()
  await keyboard.type('150620262359')
  await keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)

  const card = page.getByRole('article').first()
  await expect(card).toContainText('For Friday')
  await expect(card).toContainText('2026')
  await card.getByRole('checkbox', { name: 'Milk' }).focus()
  await keyboard.press(' ')
  await page.reload()
  await expect(card.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect(card.getByRole('checkbox', { name: 'Bread' })).not.toBeChecked()

  // Its time comes while one is elsewhere.
  await page.goto('/dashboards/analytics')
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 20 * 3_600_000
  })
  const notice = page.getByRole('alertdialog').filter({ hasText: 'For Friday' })
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(notice).toBeVisible({ timeout: 500 })
  }).toPass()
  await notice.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Note' })).toBeVisible()
})
