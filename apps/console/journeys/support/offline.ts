import { expect, type Page } from '@playwright/test'

/**
 * Cuts the network of a page inside the frame. All that the first load brings is waited for, so that nothing is cut half-way: what the
 * shell fetches once all is read, too, and the fonts.
 */
export async function goOffline(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
        const hasRested = now === before
        before = now
        return hasRested
      },
      { intervals: [500] },
    )
    .toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.context().setOffline(true)
}
