import type { Locator, Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { open } from './support/open'
import { type Enter, expect, test } from './support/test'

/** Every list there is. */
const lists = [
  '/business-approve',
  '/business-approved',
  '/b2c_orders',
  '/b2b_orders',
  '/agents-orders',
  '/b2c_sales',
  '/b2b_sales',
  '/merchants/sells',
  '/merchants/vouchers',
  '/Approve-Agent',
  '/Approved-Agent',
  '/agent/total/commission',
  '/agent/commission/payment/voucher',
  '/commission-active',
  '/our-commission',
  '/commission-product',
  '/commission-agent',
  '/commission-history',
  '/ezycomission-notactive',
  '/agentcomission-notactive',
  '/approve-product',
  '/approve-service-product',
  '/approved-product',
  '/approved-service-product',
  '/Featured-products',
  '/featured-service-products',
  '/Not-Featured-products',
  '/products-review',
]

/** What a list asks for beside its rows. */
const beside = /\/counts\?|\/me\/views\//

async function enterIn(page: Page, enter: Enter, language: 'en' | 'ar', address: string) {
  await page.addInitScript((chosen) => {
    localStorage.setItem('settings', JSON.stringify({ language: chosen }))
  }, language)
  await enter(address, { account: accounts.superadmin })
}

function rows(page: Page) {
  return page.locator('main tbody tr[data-token]')
}

/** Where everything of a list's screen stands, to a pixel. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('h1, h1 ~ * button, [data-views] li, thead th, tbody tr[data-token]')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width } = part.getBoundingClientRect()
        const words = part.textContent.replaceAll(/[\d٠-٩.,٬]+$/g, '').slice(0, 20)
        return `${part.localName} ${words}: ${Math.round(x)}, ${Math.round(y)}, ${Math.round(width)} wide`
      }),
    )
}

for (const language of ['en', 'ar'] as const)
  test(`counts of views that come after the rows move nothing in any list: ${language}`, async ({
    page,
    enter,
  }) => {
    test.slow()
    await enterIn(page, enter, language, '/pages/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const address of lists) {
      let answer = (): void => undefined
      const isDue = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(beside, async (route) => {
        await isDue
        await route.continue()
      })
      // As many rows as tell where they stand.
      await open(page, `${address}?pageSize=10`)
      await expect(rows(page).first(), address).toBeVisible()
      await expect(page.locator('main h1 ~ * [role=status]:has(+ [aria-hidden])')).not.toBeEmpty()
      const before = await places(page)
      answer()
      const counts = page.locator('main [data-views] a span')
      await expect(counts.first(), address).not.toBeEmpty()
      expect.soft(await places(page), address).toEqual(before)
      await page.unroute(beside)
    }
  })

test('what is ticked stays under the pointer, and orders stay where they are when a paste is read', async ({
  page,
  enter,
}) => {
  const packed = '/b2c_orders?status=preparing&deliveryMethod=delivery&pageSize=10'
  await enter(packed, { account: accounts.superadmin })
  const first = rows(page).first()
  await expect(first).toBeVisible()
  const placeOf = async (part: Locator) => (await part.boundingBox())?.y
  const row = await placeOf(first)
  for (const place of [0, 1, 2]) await rows(page).nth(place).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
  const form = page.getByRole('dialog')
  const paste = form.getByLabel('Paste from a spreadsheet')
  await expect(paste).toBeVisible()
  expect(await placeOf(first)).toBe(row)

  const numbers = form.getByLabel(/, Tracking number$/)
  await expect(numbers).toHaveCount(3)
  const labels = await form.locator('label', { hasText: ', Tracking number' }).allTextContents()
  const pasted = labels.map(
    (label, place) => `${label.split(',')[0]}\tZiwa Logistics\tTRK-100${place}`,
  )
  // The dialog has come in.
  await expect(page.locator('[data-entering]')).toHaveCount(0)
  const before = await placeOf(numbers.first())
  for (const text of [pasted.slice(0, 2), [...pasted, 'B2C-1999-000001\t\tTRK-1009'], pasted]) {
    await paste.fill(text.join('\r\n'))
    await expect(form.getByText(`${Math.min(text.length, 3)} orders are filled in.`)).toBeVisible()
    expect(await placeOf(numbers.first())).toBe(before)
  }
})
