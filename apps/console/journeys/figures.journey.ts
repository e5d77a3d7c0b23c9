import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { elsewhere, open } from './support/open'
import { expect, test } from './support/test'

/** A number that is a link, or stands on one: what it says, and where it leads. */
interface Figure {
  what: string
  count: string
  href: string
}

/** The figures of the dashboard's tiles and of its charts, and the badges of the navigation. */
async function readFigures(page: Page): Promise<Figure[]> {
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
  await expect(page.locator('main dl a').first()).toBeVisible()
  await expect(
    page
      .locator('nav a [aria-hidden]')
      .filter({ hasText: /^[\d,]+$/ })
      .first(),
  ).toBeVisible()
  return page.evaluate(() => {
    const numberIn = (text: string | null | undefined) => /[\d,]*\d/.exec(text ?? '')?.[0] ?? ''
    const figure = (link: HTMLAnchorElement, count: string | null | undefined) => ({
      what: link.closest('li, dl > div, nav')?.textContent ?? '',
      count: numberIn(count),
      href: link.getAttribute('href') ?? '',
    })
    const links = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    return [
      ...links('main li a').map((link) =>
        figure(
          link,
          link.closest('[data-whole]')
            ? link.closest('li')?.querySelector('strong')?.textContent
            : link.textContent,
        ),
      ),
      ...links('main dl a').map((link) =>
        figure(link, link.closest('dl > div')?.querySelector('dd:last-of-type')?.textContent),
      ),
      ...links('nav[aria-label] a').flatMap((link) => {
        const badge = [...link.querySelectorAll('[aria-hidden]')].find((each) =>
          /^[\d,]+$/.test(each.textContent ?? ''),
        )
        return badge ? [figure(link, badge.textContent)] : []
      }),
    ]
  })
}

/** How many rows the list says it has, once it has read them. */
function total(page: Page) {
  return page.locator('main header h1 + *')
}

for (const account of [accounts.superadmin, accounts.admin, accounts.staff])
  test(`${account.roles[0]}: every figure that is a link leads to exactly so many records`, async ({
    page,
    enter,
  }) => {
    test.setTimeout(180_000)
    await enter('/dashboards/analytics', { account })
    const figures = await readFigures(page)
    expect(figures.filter(({ href }) => href.includes('overdue=true')).length).toBeGreaterThan(3)
    expect(figures.length).toBeGreaterThan(20)
    for (const { what, count, href } of figures) {
      // Nothing that the last list said is taken for what this one says.
      await open(page, elsewhere)
      await expect(total(page)).toHaveCount(0)
      await open(page, href)
      await expect(total(page), `${what} leads to ${href}`).toHaveText(count)
    }
  })

test('what has no screen yet is not offered as a link', async ({ page, enter }) => {
  await enter('/dashboards/analytics', { account: accounts.superadmin })
  await readFigures(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Written by staff').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Written by staff' })).toHaveCount(0)
})

test('the count of each view of a queue is how many rows it has', async ({ page, enter }) => {
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
