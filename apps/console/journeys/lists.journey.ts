import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { enlargeText } from './support/legible'
import { open } from './support/open'
import { expect, test } from './support/test'

const lists = [
  '/business-approve',
  '/business-approved',
  '/approve-product',
  '/approved-product',
  '/approve-service-product',
  '/approved-service-product',
  '/Featured-products',
  '/featured-service-products',
  '/Not-Featured-products',
  '/products-review',
  '/Approve-Agent',
  '/Approved-Agent',
  '/b2b_orders',
  '/b2c_orders',
  '/agents-orders',
  '/b2b_sales',
  '/b2c_sales',
  '/merchants/sells',
  '/merchants/vouchers',
  '/agent/total/commission',
  '/agent/commission/payment/voucher',
  '/commission-active',
  '/our-commission',
  '/commission-agent',
  '/commission-history',
  '/ezycomission-notactive',
  '/agentcomission-notactive',
]

/** Of a list, as many rows as tell how they are laid out. */
const few = '?pageSize=10'

const widths = [1440, 1366, 1280, 1024, 390]

/** What should be in sight in a list's first rows and is not: the name, the figures that one decides by, the next step, the menu. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
    const table = document.querySelector('main table')
    const frame = table?.parentElement?.getBoundingClientRect()
    if (!table || !frame) return ['there is no table']
    const rows = [...table.querySelectorAll('tbody tr[data-token]')].slice(0, 5)
    if (rows.length === 0) faults.push('there are no rows')
    for (const row of rows) {
      const values = [...row.querySelectorAll('td[data-priority="1"]')]
      if (values.length === 0) faults.push('nothing to decide by')
      const places = row.querySelectorAll(
        '[data-place="name"], [data-place="step"] button, [data-place="menu"] button',
      )
      const figures = row.querySelectorAll('[data-align="end"], [data-cell="amount"]')
      for (const part of [...places, ...values, ...figures]) {
        const range = document.createRange()
        range.selectNodeContents(part)
        // A name may be cut at its end, for it is whole elsewhere; a figure may not.
        const { left, right, width } =
          part.matches('[data-place]') || part.tagName === 'BUTTON'
            ? part.getBoundingClientRect()
            : range.getBoundingClientRect()
        const cell = part.closest('td, th')!.getBoundingClientRect()
        const seen = {
          left: Math.max(frame.left, cell.left),
          right: Math.min(frame.right, cell.right),
        }
        if (
          width > 0 &&
          (left < seen.left - 1 || right > seen.right + 1 || right > clientWidth + 1)
        )
          faults.push(`${part.textContent} is out of its room`)
      }
    }
    return faults
  })
}

for (const [language, name] of [
  ['en', 'English'],
  ['tr', 'Türkçe'],
  ['ar', 'العربية'],
] as const)
  test(`every list shows what one decides by, next step and menu, at every width: ${language}`, async ({
    page,
    enter,
    faults,
  }) => {
    test.setTimeout(600_000)
    // The window becomes another one under what is shown.
    faults.allowLayoutShift(100)
    await enter(`/b2b_orders${few}`, { account: accounts.superadmin })
    if (language !== 'en') {
      await page.getByRole('button', { name: 'Language: English' }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    const found: string[] = []
    for (const address of lists) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, address + few)
      await expect(page.locator('main tbody tr[data-token]').first()).toBeVisible()
      await expect(page.locator('main table')).toHaveAttribute('aria-busy', 'false')
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        // Sizes are heard of in the first frame; what they change is drawn in the second.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve))
            }),
        )
        const unseen = await outOfSight(page)
        found.push(...new Set(unseen.map((fault) => `${address} at ${width}: ${fault}`)))
      }
    }
    expect(found).toEqual([])
  })

test('with text of twice its size no list scrolls sideways on a phone', async ({
  page,
  enter,
  faults,
}) => {
  test.setTimeout(300_000)
  faults.allowLayoutShift(100)
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeText(page, 32)
  await enter(`/b2b_orders${few}`, { account: accounts.superadmin })
  const found: string[] = []
  for (const address of lists) {
    await open(page, address + few)
    await expect(page.locator('main tbody tr[data-token]').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 390) found.push(`${address} is ${width} px wide`)
  }
  expect(found).toEqual([])
})
