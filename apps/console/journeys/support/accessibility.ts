import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks the current screen with axe, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // Elements that still fade in do not have their colours yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // The page is one frame; the other mode would open a second page to collect the results of several.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Passed rules need not be transferred.
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    'accessibility violations',
  ).toEqual([])
}
