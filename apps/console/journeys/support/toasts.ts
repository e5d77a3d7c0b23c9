import type { Locator, Page } from '@playwright/test'

/** The toast with these words. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('alertdialog').filter({ hasText: words })
}

/** Where on the page something stands, as one would say it. */
export async function placeOf(page: Page, locator: Locator): Promise<string> {
  const box = await locator.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) return 'nowhere'
  const row = box.y + box.height / 2 < size.height / 2 ? 'top' : 'bottom'
  const start = box.x
  const end = size.width - box.x - box.width
  const column = Math.abs(start - end) < 2 ? 'centre' : start < end ? 'left' : 'right'
  return `${row} ${column}`
}
