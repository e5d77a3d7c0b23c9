import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { type Enter, expect, test } from './support/test'
import { toast } from './support/toasts'

const queue = '/approve-product?checks=pass&claimedBy=none'

function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

async function openQueue(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(rows(page).first()).toBeVisible()
}

/** Enters, and returns the waiting records in their order, up to a full page. */
async function readWaiting(page: Page, enter: Enter): Promise<string[]> {
  // A session that is not remembered stays in its tab: two tabs are two people.
  await enter(`${queue}&pageSize=100`, { isRemembered: false })
  await expect(rows(page).first()).toBeVisible()
  return rows(page).evaluateAll((all) => all.map((row) => row.dataset.token ?? ''))
}

/** Record that has the keyboard's focus: its row, or its screen. */
function here(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.activeElement?.closest<HTMLElement>('tr[data-token]')?.dataset.token ??
      /\/Product-details\/([\w-]+)/.exec(location.pathname)?.[1] ??
      '',
  )
}

/** Presses a key at each record that gets the focus. Returns the records in that order. */
async function goThrough(
  page: Page,
  count: number,
  press: (place: number) => Promise<string>,
): Promise<string[]> {
  const seen = ['']
  for (let place = 0; place < count; place += 1) {
    await expect.poll(() => here(page)).not.toBe(seen.at(-1))
    seen.push(await here(page))
    await page.keyboard.press(await press(place))
  }
  return seen.slice(1)
}

test('deciding and skipping across pages shows each waiting record once, also while a colleague decides', async ({
  page,
  enter,
  context,
}) => {
  test.slow()
  const waiting = await readWaiting(page, enter)
  const [, passed = ''] = waiting
  const decidedElsewhere = waiting[26] ?? ''
  const colleague = await context.newPage()
  await page.bringToFront()

  await openQueue(page, `${queue}&pageSize=10`)
  await rows(page).first().getByRole('link').focus()
  const seen = await goThrough(page, 30, async (place) => {
    if (place === 14)
      for (const token of [passed, decidedElsewhere]) {
        await enter(`/Product-details/${token}`, {
          account: accounts.staff,
          isRemembered: false,
          page: colleague,
        })
        await colleague.getByRole('button', { name: 'Approve' }).click()
        await expect(colleague.getByText(/was approved\./)).toBeVisible()
      }
    return place % 4 === 1 ? 'j' : 'a'
  })
  expect(seen).toEqual(waiting.filter((token) => token !== decidedElsewhere).slice(0, 30))
})

test('refused decisions still move on to the next record', async ({ page, enter, faults }) => {
  faults.expect(/^409 POST \/products\/.+\/decisions$/)
  const waiting = await readWaiting(page, enter)
  await openQueue(page, `${queue}&pageSize=10&mock=POST /products/:token/decisions:409`)
  await rows(page).first().getByRole('link').focus()
  expect(await goThrough(page, 12, async () => 'a')).toEqual(waiting.slice(0, 12))
})

test('deciding from record to record follows the queue, and going back focuses the row of the last record', async ({
  page,
  enter,
}) => {
  test.slow()
  const waiting = await readWaiting(page, enter)
  await openQueue(page, `${queue}&pageSize=10`)
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/Product-details/)
  const seen = await goThrough(page, 23, async (place) => {
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    return place % 5 === 2 || place === 22 ? 'n' : 'a'
  })
  expect(seen).toEqual(waiting.slice(0, 23))

  await expect.poll(() => here(page)).toBe(waiting[23])
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/approve-product/)
  await expect.poll(() => here(page)).toBe(waiting[23])
  await expect(page.locator(':focus')).toBeInViewport()
  await page.keyboard.press('j')
  await expect.poll(() => here(page)).toBe(waiting[24])
})

test('the notice of a decision covers no title and no count, on screens of any size', async ({
  page,
  enter,
}) => {
  await enter(queue)
  await expect(rows(page).first()).toBeVisible()
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]
  for (const [place, size] of sizes.entries()) {
    await page.setViewportSize(size)
    await rows(page).nth(place).getByRole('link').focus()
    await page.keyboard.press('a')
    const notice = toast(page, 'was approved.').last()
    await expect(notice).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    const end = await notice.evaluate((element) => element.getBoundingClientRect().bottom)
    for (const part of await page.locator('main h1, main h1 ~ *').all())
      expect((await part.boundingBox())?.y, `${size.width}`).toBeGreaterThan(end)
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toBeHidden()
  }
})
