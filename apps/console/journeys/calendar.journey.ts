import { expect, test } from './support/test'

test('an event is moved to the next week and extended by an hour, by keyboard alone, in Arabic', async ({
  page,
  enter,
}) => {
  await enter('/apps/calendar/week/2026-06-15')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  const { keyboard } = page
  const event = page.getByText('مراجعة نصوص صفحة الدفع').and(page.locator('.title'))
  const element = page.locator('[data-event-id]').filter({ has: event })
  await expect(element).toBeVisible()
  const before = await element.innerText()

  await element.focus()
  await keyboard.press(' ')
  const announcement = page.locator('[aria-live="assertive"]').filter({ hasText: /./ })
  await expect(announcement).toContainText('التُقط')
  // The left arrow leads forward; past the end of the week the next one is shown.
  for (let day = 0; day < 7; day += 1) await keyboard.press('ArrowLeft')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  await expect(page).toHaveURL(/\/week\/2026-06-2\d$/)
  const answer = page.waitForResponse(/calendar-app\/update-event/)
  await keyboard.press(' ')
  const { event: sent, was } = (await answer).request().postDataJSON() as Record<
    'event' | 'was',
    { start: string; end: string }
  >
  const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000
  expect(hours(was.start, sent.start)).toBe(7 * 24)
  expect(hours(sent.start, sent.end)).toBe(hours(was.start, was.end) + 1)
  await expect(announcement).toContainText('أُفلت')
  await expect(element).toBeFocused()

  await page.reload()
  await expect(element).toBeVisible()
  expect(await element.innerText()).not.toBe(before)

  // Enter opens its dialog, which returns the focus when closed.
  await element.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/event-8$/)
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(element).toBeFocused()
})

test('a mouse draws a new event over some hours and drags it to another day', async ({
  page,
  enter,
}) => {
  await enter('/apps/calendar/week/2026-06-15')
  const slots = page.locator('[role="gridcell"], [data-date="2026-06-20"]').last()
  const box = (await slots.boundingBox())!
  const x = box.x + box.width / 2
  const { mouse } = page
  await mouse.move(x, box.y + box.height / 2)
  await mouse.down()
  await mouse.move(x, box.y + box.height / 2 + 60, { steps: 5 })
  await mouse.up()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Market day')
  await dialog.getByRole('button', { name: 'Add' }).click()
  const event = page.locator('[data-event-id]').filter({ hasText: 'Market day' })
  await expect(event).toBeVisible()

  const at = (await event.boundingBox())!
  await mouse.move(at.x + 20, at.y + 10)
  await mouse.down()
  await mouse.move(at.x + 20 - at.width * 1.1, at.y + 10, { steps: 8 })
  const answer = page.waitForResponse(/calendar-app\/update-event/)
  await mouse.up()
  const { event: sent, was } = (await answer).request().postDataJSON() as Record<
    'event' | 'was',
    { start: string }
  >
  expect(Date.parse(was.start) - Date.parse(sent.start)).toBe(24 * 3_600_000)
})

test('a mouse drags an event into the next month by resting on the button that leads there', async ({
  page,
  enter,
}) => {
  await enter('/apps/calendar/month/2026-06-15')
  const event = page.locator('[data-event-id="event-8"]')
  const from = (await event.boundingBox())!
  const next = (await page.locator('[data-step="1"]').boundingBox())!
  const { mouse } = page
  await mouse.move(from.x + 20, from.y + 5)
  await mouse.down()
  await mouse.move(next.x + 10, next.y + 10, { steps: 10 })
  await expect(page).toHaveURL(/\/month\/2026-07-\d\d$/)
  const cell = page.locator('[data-date="2026-07-14"]').first()
  const to = (await cell.boundingBox())!
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 })
  const answer = page.waitForResponse(/calendar-app\/update-event/)
  await mouse.up()
  const { event: sent } = (await answer).request().postDataJSON() as { event: { start: string } }
  expect(new Date(sent.start).toDateString()).toBe(new Date('2026-07-14T12:00').toDateString())
  await expect(page.locator('[data-event-id="event-8"]')).toBeVisible()
})

test.describe('when the clocks change', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a nonexistent time is refused before it is saved, and an ambiguous time says which one is used', async ({
    page,
    enter,
  }) => {
    await enter('/apps/calendar/agenda/2026-03-29')
    await page.getByRole('button', { name: 'New event' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Night shift')
    const write = async (digits: string) => {
      await dialog.getByRole('group', { name: 'Start' }).getByRole('spinbutton').first().focus()
      await page.keyboard.type(digits)
      await dialog.getByRole('textbox', { name: 'Title' }).focus()
    }
    await write('290320260230')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toContainText('Choose 01:59 or earlier, or 03:00 or later.')

    await write('251020260230')
    await expect(dialog).toContainText('The first one is used.')
    const answer = page.waitForResponse(/calendar-app\/add-event/)
    await dialog.getByRole('button', { name: 'Add' }).click()
    expect((await answer).request().postData()).toContain('"start":"2026-10-25T00:30:00.000Z"')
  })
})
