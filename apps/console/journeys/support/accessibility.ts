import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks what is shown now with axe, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // What still fades in has not its colours yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // The page is one frame; the other mode would open a second page to gather the results of several.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What is right need not be handed over.
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    'accessibility violations',
  ).toEqual([])
}
