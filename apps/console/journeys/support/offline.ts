import { expect, type Page } from '@playwright/test'

/**
 * Cuts the network of a page inside the frame. All that the first load brings is waited for, so that nothing is cut half-way:
 * the team's column is what the shell reads last, and the writing of its names comes after it.
 */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Contacts' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.context().setOffline(true)
}
