import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

// Typed hours are in the time zone of the sample data.
test.use({ timezoneId: 'UTC' })

test('a note with a checklist and a reminder is written by keyboard', async ({ page, enter }) => {
  await enter('/apps/notes')
  const { keyboard } = page
  await page.getByRole('button', { name: 'Take a note' }).press('Enter')
  const form = page.getByRole('region', { name: 'New note' })
  await form.getByRole('textbox', { name: 'Title' }).focus()
  await keyboard.type('For Friday')
  await form.getByRole('button', { name: 'Checklist, picture' }).press('Enter')
  await form.getByRole('button', { name: 'Add item' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Item 1' })).toBeFocused()
  await keyboard.type('Bread')
  await keyboard.press('Enter')
  await expect(form.getByRole('textbox', { name: 'Item 2' })).toBeFocused()
  await keyboard.type('Milk')
  // In the evening of the sample data's first day.
  await form.getByRole('spinbutton').first().focus()
  await keyboard.type('150620262359')
  await keyboard.press('Control+Enter')
  await expect(form).toHaveCount(0)

  const card = page.getByRole('article').first()
  await expect(card).toContainText('For Friday')
  await expect(card).toContainText('2026')
  await card.getByRole('checkbox', { name: 'Milk' }).focus()
  const saved = page.waitForResponse(/update-note/)
  await keyboard.press(' ')
  await saved
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect(card.getByRole('checkbox', { name: 'Bread' })).not.toBeChecked()
})

test('reminds an open console of a note, on any screen', async ({ page, enter, faults }) => {
  // A new note moves the others, on a slow machine after the press no longer excuses it.
  faults.allowLayoutShift(0.3)
  await page.clock.install()
  await enter('/apps/notes')
  const { keyboard } = page
  const notice = page.getByRole('alertdialog')

  // A note of the sample data, two hours after its start, without any input.
  await expect(page.getByRole('article').first()).toBeVisible()
  // A reminder that is past when it is first seen is not reported.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('notes-reminders')))
    .not.toBeNull()
  await forward(page, '02:10:00', notice)
  await notice.getByRole('button').last().press('Enter')

  await page.getByRole('button', { name: 'Take a note' }).press('Enter')
  const form = page.getByRole('region', { name: 'New note' })
  await form.getByRole('textbox', { name: 'Title' }).focus()
  await keyboard.type('Ring the mill')
  await form.getByRole('button', { name: 'Checklist, picture' }).press('Enter')
  await form.getByRole('spinbutton').first().focus()
  await keyboard.type('150620261800')
  await keyboard.press('Control+Enter')
  await expect(form).toHaveCount(0)
  // The reminder has loaded: a response in flight while the clock jumps would arrive too late, with the server's time.
  await expect(page.getByRole('article').filter({ hasText: 'Ring the mill' })).toBeVisible()
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics')

  // The server's clock has not moved, and has corrected the page's: it is nine again.
  const last = notice.filter({ hasText: 'Ring the mill' })
  await forward(page, '09:10:00', last)
  await last.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Ring the mill',
  )
})

/** Moves the page's clock until a notice is shown: a response that arrives after a move still resets the time to the server's. */
async function forward(page: Page, time: string, notice: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(time)
    await expect(notice.first()).toBeVisible({ timeout: 5000 })
  }).toPass()
}
