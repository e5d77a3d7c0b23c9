import { expect, test } from './support/test'

const board = '/apps/scrumboard/board-1'

test('a card is moved across three lists and back, by keyboard alone', async ({ page, enter }) => {
  await enter('/apps/scrumboard')
  const { keyboard } = page
  await page.getByRole('link', { name: 'Shop for small telephones' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${board}$`))
  const card = page.getByRole('link', { name: 'Draw the stall for the landing page' })
  const list = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const announcement = page.locator('[aria-live="assertive"]').filter({ hasText: 'Draw the stall' })
  const saved = () => page.waitForResponse(/card\/order/)
  const carry = async (...keys: string[]) => {
    await card.focus()
    await keyboard.press(' ')
    await expect(announcement).toContainText('picked up: ')
    for (const key of keys) await keyboard.press(key)
    const answer = saved()
    await keyboard.press(' ')
    await answer
    await expect(card).toBeFocused()
  }

  await carry('ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect(announcement).toContainText('moved to Live, position 1 of 2')
  await expect(list('Live').getByRole('link')).toHaveCount(2)
  await page.reload()
  await expect(list('Live').getByRole('link').first()).toHaveText(await card.innerText())

  await carry('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'End')
  await expect(announcement).toContainText('moved to Designs, position 3 of 3')
  await expect(list('Live').getByRole('link')).toHaveCount(1)
  await page.reload()
  await expect(list('Designs').getByRole('link').last()).toHaveText(await card.innerText())

  // Its dialog has an address, and returns the focus when closed.
  await card.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${board}/card-1$`))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Without colour' }).press(' ')
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(card).toBeFocused()
  await expect(list('Designs').getByRole('listitem').last()).toContainText('3 of 3 done')
})

test('a long press drags a card to the next list on a phone, and a shorter press scrolls', async ({
  enter,
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await enter(board, { page })
  const card = page.getByRole('listitem').filter({ hasText: 'Ask three sellers' })
  const next = page.getByRole('region', { name: /^To build/ })
  await expect(card).toBeVisible()
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  const box = (await card.boundingBox())!
  const [x, y] = [box.x + 60, box.y + 30]

  // A finger that moves immediately scrolls the board.
  const root = page.locator('[data-color]')
  await send('touchStart', x, y)
  for (const left of [20, 60, 120]) await send('touchMove', x - left / 2, y)
  await send('touchEnd')
  await expect(page.locator('[data-slot]')).toHaveCount(0)
  await root.evaluate((element) => element.scrollTo({ left: 0 }))

  await send('touchStart', x, y)
  await expect(page.locator('[data-lifted="pointer"]')).toBeVisible()
  for (const step of [1, 2, 3, 4]) await send('touchMove', x + step * 60, y)
  // At the edge the board scrolls until the next list is under the finger.
  await expect(next.locator('[data-slot]')).toBeVisible()
  const answer = page.waitForResponse(/card\/order/)
  await send('touchEnd')
  await answer
  await expect(next.getByRole('link', { name: 'Ask three sellers' })).toBeVisible()
})
