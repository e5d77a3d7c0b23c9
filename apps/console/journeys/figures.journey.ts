import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { elsewhere, open } from './support/open'
import { queueRows } from './support/signIn'
import { expect, test } from './support/test'

/** A linked number or sum: its subject, its value and its target. */
interface Figure {
  what: string
  shown: string
  href: string
  isSum: boolean
}

/** Every linked figure of the dashboard, and the badges of the navigation. */
async function readFigures(page: Page): Promise<Figure[]> {
  await expect(queueRows(page)).toHaveCount(8)
  await expect(page.locator('main a[data-sum]').last()).toBeVisible()
  await expect(
    page.locator('section[aria-labelledby=commission] a[data-sum]').first(),
  ).toBeVisible()
  await expect(
    page
      .locator('nav a [aria-hidden]')
      .filter({ hasText: /^[\d,]+$/ })
      .first(),
  ).toBeVisible()
  return page.evaluate(() => {
    const links = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    const figure = (link: HTMLAnchorElement, shown: string, isSum = false) => ({
      what: link.getAttribute('aria-label') ?? link.textContent,
      shown,
      href: link.getAttribute('href') ?? '',
      isSum,
    })
    return [
      ...links('main a[data-count]').map((link) =>
        figure(link, Number(link.dataset.count).toLocaleString('en')),
      ),
      ...links('main a[data-sum]').map((link) => figure(link, link.dataset.sum ?? '', true)),
      ...links('nav[aria-label] a').flatMap((link) => {
        const badge = [...link.querySelectorAll('[aria-hidden]')].find((each) =>
          /^[\d,]+$/.test(each.textContent ?? ''),
        )
        return badge ? [figure(link, badge.textContent ?? '')] : []
      }),
    ]
  })
}

/** Number of rows that the list reports once it has read them. */
function total(page: Page) {
  return page.locator('main header h1 + *')
}

for (const account of [accounts.superadmin, accounts.admin, accounts.staff])
  test(`${account.roles[0]}: every linked figure leads to exactly the rows that it counts or sums up`, async ({
    page,
    enter,
  }) => {
    test.setTimeout(240_000)
    await enter('/dashboards/analytics', { account })
    const figures = await readFigures(page)
    expect(figures.filter(({ href }) => href.includes('overdue=true')).length).toBeGreaterThan(3)
    for (const part of ['category=', 'rating=', '/manual-order?', 'view=returned'])
      expect(figures.map(({ href }) => href).join(' ')).toContain(part)
    // Sales and orders are the same for everyone: one role follows all, the others only their own.
    const followed =
      account === accounts.superadmin
        ? figures
        : figures.filter(({ href }) => !/(placed|completed)From=|category=|rating=/.test(href))
    for (const { what, shown, href, isSum } of followed) {
      // Otherwise rows of the previous list could be mistaken for this one's.
      await open(page, elsewhere)
      await expect(total(page)).toHaveCount(0)
      await open(page, href)
      if (isSum)
        await expect(page.locator('main [data-totals]'), `${what} leads to ${href}`).toContainText(
          shown,
        )
      else await expect(total(page), `${what} leads to ${href}`).toHaveText(shown)
    }
  })

test('the count of each view of a queue equals its number of rows', async ({ page, enter }) => {
  test.setTimeout(180_000)
  const queues = [
    '/business-approve',
    '/approve-product',
    '/approve-service-product',
    '/Approve-Agent',
    '/business/listings',
    '/products-review',
    '/merchants/vouchers',
    '/agent/commission/payment/voucher',
  ]
  // Wide enough for every view.
  await page.setViewportSize({ width: 1920, height: 900 })
  await enter(elsewhere)
  for (const queue of queues) {
    await open(page, elsewhere)
    await expect(total(page)).toHaveCount(0)
    await open(page, queue)
    const tabs = page.locator('[data-views] a')
    await expect(tabs.first()).toContainText(/\d/)
    for (const tab of await tabs.all()) {
      const count = /[\d,]+$/.exec((await tab.textContent()) ?? '')?.[0] ?? ''
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(total(page), `${queue} ${await tab.textContent()}`).toHaveText(count)
    }
  }
})
