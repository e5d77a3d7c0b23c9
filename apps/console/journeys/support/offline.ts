import { expect, type Page } from '@playwright/test'

/** Waits until all that the first load of a page inside the frame brings is here: what the shell fetches once all is read, too, and the fonts. */
export async function untilSettled(page: Page): Promise<void> {
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
}

/** Cuts the network of a page inside the frame, once it is settled, so that nothing is cut half-way. */
export async function goOffline(page: Page): Promise<void> {
  await untilSettled(page)
  await page.context().setOffline(true)
}
