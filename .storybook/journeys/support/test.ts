import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { serve } from '../../../tools/pictures/serve'

/** Storybook's own console message, in any story. */
const own = /'ariaLabel' prop on 'PopoverProvider'/

interface Book {
  /** The address of the served build. */
  address: string
}

/** A journey over the built Storybook. It fails on every error or warning in the console that is not Storybook's own. */
export const test = base.extend<{ allowFault: (fault: RegExp) => void }, { book: Book }>({
  book: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const build = join(import.meta.dirname, '../../../storybook-static')
      const served = await serve({ '': build }, { isFinal: true })
      await use(served)
      served.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ book }, use) => use(book.address),
  allowFault: [
    async ({ context }, use) => {
      const faults: string[] = []
      const allowed = [own]
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      await use((fault) => void allowed.push(fault))
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})
