import type { Page } from '@playwright/test'

/**
 * A screen inside the frame that reads nothing: returning from it draws and reads the other screen again, without the shell.
 */
export const elsewhere = '/documentation/working-with-fuse-react/multi-language'

/** Navigates to an address without reloading the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
