import { expect, test } from './support/test'

test('twenty mails are triaged by keyboard alone, and stay so', async ({ page, enter }) => {
  await enter('/apps/mail')
  await expect(page).toHaveURL(/\/apps\/mail\/inbox$/)
  const rows = page.locator('main li[data-id]')
  await expect(rows.first()).toBeVisible()
  const inView = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset.id)

  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/inbox\/\d+$/)
  const seen: string[] = []
  for (let place = 0; place < 20; place += 1) {
    await expect.poll(inView).not.toBe(seen.at(-1))
    seen.push((await inView()) ?? '')
    // Every second one goes into the trash; each of the others is done with.
    await page.keyboard.press(place % 2 === 0 ? '#' : 'e')
  }
  expect(new Set(seen).size).toBe(20)

  await page.reload()
  await expect(rows.first()).toBeVisible()
  const [deleted = '', done = ''] = seen
  await expect(page.locator(`li[data-id="${deleted}"]`)).toHaveCount(0)
  await expect(page.locator(`li[data-id="${done}"] [data-unread]`)).toHaveCount(0)
  await page.goto('/apps/mail/trash')
  await expect(page.locator(`li[data-id="${deleted}"]`)).toBeVisible()
})
