import type { Page } from '@playwright/test'

/** Goes to an address without loading the page anew. */
export async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
