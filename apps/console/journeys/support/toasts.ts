import type { Locator, Page } from '@playwright/test'

/** Toast with this text. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('alertdialog').filter({ hasText: words })
}

/** Position of an element on the page, in words. */
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
