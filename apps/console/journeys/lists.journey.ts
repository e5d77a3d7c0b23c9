import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { lists } from './support/lists'
import { open } from './support/open'
import { expect, test } from './support/test'

// Layout is measured at rest: motion takes a tenth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The fewest rows of a list that show its layout. */
const few = '?pageSize=10'

/** Calls of a list other than for its rows. */
const beside = /\/counts\?|\/me\/views\//

const widths = [1440, 1366, 1280, 1024, 390]

/** Essential content of a list's first rows that is out of view: the name, the decisive figures, the next step, the menu. */
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
        // A name may be truncated, because it is complete elsewhere; a figure may not.
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

/** Reports a page that scrolls sideways at twice the text size. */
async function beyondWithLargeText(page: Page, address: string): Promise<string[]> {
  const setTextSize = (size: string) =>
    page.evaluate((to) => (document.documentElement.style.fontSize = to), size)
  await setTextSize('32px')
  await twoFrames(page)
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  await setTextSize('')
  return beyond > 0 ? [`${address} scrolls ${beyond} px sideways with text of twice its size`] : []
}

/** Waits for a change of the layout: size observers run in the first frame, and the result is drawn in the second. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Queues, orders, money and a catalogue: long lists that people work through. */
const worked = [
  '/business-approve',
  '/approve-product',
  '/products-review',
  '/b2b_orders',
  '/b2c_sales',
  '/company-list',
]

/** Number of fully visible rows of the open list. */
async function wholeRows(page: Page): Promise<number> {
  await expect(page.locator('main tbody tr[data-token]').nth(19)).toBeAttached()
  await expect(page.locator('main table')).toHaveAttribute('aria-busy', 'false')
  return page.evaluate(() => {
    const place = (part: string) => document.querySelector(part)?.getBoundingClientRect()
    const frame = place('main div:has(> table)')!
    const top = Math.max(frame.top, place('main thead')?.bottom ?? 0)
    const bottom = Math.min(frame.bottom, place('footer')?.top ?? innerHeight)
    return [...document.querySelectorAll('main tbody tr[data-token]')].filter((row) => {
      const { top: from, bottom: to } = row.getBoundingClientRect()
      return from >= top - 1 && to <= bottom + 1
    }).length
  })
}

/** Positions of all parts of a list's screen, to a pixel. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('header h1, header button, [data-views] li, thead th, tbody tr[data-token]')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width } = part.getBoundingClientRect()
        const words = part.textContent.replaceAll(/[\d٠-٩.,٬]+$/g, '').slice(0, 20)
        return `${part.localName} ${words}: ${Math.round(x)}, ${Math.round(y)}, ${Math.round(width)} wide`
      }),
    )
}

/** Holds back the secondary calls of lists, from each `close` to the next `open`. */
async function gateOf(page: Page): Promise<{ close(): void; open(): void }> {
  let isOpen = Promise.resolve()
  let open = (): void => undefined
  await page.route(beside, async (route) => {
    await isOpen
    await route.continue()
  })
  return {
    close() {
      isOpen = new Promise((resolve) => {
        open = resolve
      })
    },
    open: () => open(),
  }
}

for (const [language, name, when] of [
  ['en', 'English', 'in English, and on a phone at twice the text size'],
  ['tr', 'Türkçe', 'in Turkish'],
  ['ar', 'العربية', 'in Arabic'],
] as const)
  test(`every list shows its decisive columns, next step and menu at every width, and late counts move nothing: ${when}`, async ({
    page,
    enter,
    faults,
  }) => {
    test.setTimeout(600_000)
    // Resizing the window changes the layout of everything on the screen.
    faults.allowLayoutShift(100)
    await enter(`/b2b_orders${few}`, { account: accounts.superadmin })
    if (language !== 'en') {
      await page.getByRole('button', { name: 'Language: English' }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    const found: string[] = []
    const gate = await gateOf(page)
    for (const address of lists) {
      await page.setViewportSize({ width: 1440, height: 900 })
      gate.close()
      await open(page, address + few)
      await expect(page.locator('main tbody tr[data-token]').first(), address).toBeVisible()
      await expect(page.locator('main table')).toHaveAttribute('aria-busy', 'false')
      await expect(page.locator('main [data-read-at] [role=status]')).not.toBeEmpty()
      const before = await places(page)
      gate.open()
      await expect(page.locator('main [data-views] a span').first(), address).not.toBeEmpty()
      expect.soft(await places(page), address).toEqual(before)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await twoFrames(page)
        const unseen = await outOfSight(page)
        found.push(...new Set(unseen.map((fault) => `${address} at ${width}: ${fault}`)))
      }
      if (language === 'en') found.push(...(await beyondWithLargeText(page, address)))
    }
    expect(found).toEqual([])
  })

test('a list shows 15 whole rows at 1440 × 900, 19 in compact density, and its frame takes a tenth of the height', async ({
  page,
  enter,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(worked[0], { account: accounts.superadmin })
  for (const density of ['regular', 'compact'] as const) {
    await page.getByRole('button', { name: 'List options' }).click()
    await page.getByRole('menuitemradio', { name: density, exact: false }).click()
    await expect(page.locator('html')).toHaveAttribute('data-density', density)
    for (const address of worked) {
      await open(page, address)
      // Companies have a link above them, and a second line where a licence ends soon.
      const compact = address === '/company-list' ? 18 : 19
      expect
        .soft(await wholeRows(page), `${address}, ${density}`)
        .toBeGreaterThanOrEqual(density === 'compact' ? compact : 15)
    }
  }
  await open(page, worked[0]!)
  const heights = await page
    .locator('main h1, main nav:has(> ul), main nav:has(input[name=page]), footer')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  // The title and the views share a row.
  expect(heights[0]!.top).toBeLessThan(heights[1]!.bottom)
  const rows = heights.slice(1).reduce((sum, { height }) => sum + height, 0)
  expect(rows).toBeLessThanOrEqual(90)
})

test.describe('on a phone with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a list shows five whole records', async ({ page, enter }) => {
    test.setTimeout(60_000)
    await enter(worked[0], { account: accounts.superadmin })
    for (const address of worked) {
      await open(page, address)
      expect.soft(await wholeRows(page), address).toBeGreaterThanOrEqual(5)
    }
  })
})
