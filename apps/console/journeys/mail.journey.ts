import { expect, test } from './support/test'

test('twenty mails are triaged by keyboard alone, and the result is stored', async ({
  page,
  enter,
}) => {
  await enter('/apps/mail')
  await expect(page).toHaveURL(/\/apps\/mail\/inbox$/)
  const { keyboard } = page
  const row = (id: string) => page.locator(`main li[data-id="${id}"]`)
  await expect(row('1')).toBeVisible()
  const here = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset.id)

  await keyboard.press('j')
  await keyboard.press('o')
  await expect(page).toHaveURL(/\/inbox\/1$/)
  const seen: string[] = []
  for (let place = 0; place < 20; place += 1) {
    await expect
      .poll(async () => {
        const id = await here()
        return id !== undefined && id !== seen.at(-1)
      })
      .toBe(true)
    seen.push((await here()) ?? '')
    // Every second one is moved to Trash, and each of the others is marked as done.
    await keyboard.press(place % 2 === 0 ? '#' : 'e')
  }
  expect(new Set(seen).size).toBe(20)

  const [first = '', done = ''] = seen
  const last = seen.at(-2) ?? ''
  await page.getByRole('link', { name: 'Trash' }).press('Enter')
  // All are written once the last of them appears here.
  await expect(row(last)).toBeVisible()
  await page.goto('/apps/mail/inbox')
  await expect(row(done)).toBeVisible()
  await expect(row(done).locator('[data-unread]')).toHaveCount(0)
  await expect(row(first)).toHaveCount(0)
})
