import { expect, type Page } from '@playwright/test'

/** Waits until the first load of a page inside the frame is complete, including what the shell fetches after the content, and the fonts. */
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

/** Cuts the network of a page inside the frame, once it is settled, so that no request is cut off halfway. */
export async function goOffline(page: Page): Promise<void> {
  await untilSettled(page)
  await page.context().setOffline(true)
}
