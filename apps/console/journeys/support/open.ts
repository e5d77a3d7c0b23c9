import type { Page } from '@playwright/test'

/** A screen inside the frame that reads nothing: what one comes back to from it is drawn and read anew, without the shell. */
export const elsewhere = '/documentation/working-with-fuse-react/multi-language'

/** Goes to an address without loading the page anew. */
export async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
