import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readStoryEntries } from '../checks/storyEntries.ts'

const name = 'virtual:stories'

/**
 * Provides Storybook's own index to its pages as the module `virtual:stories`, read again on each build or start.
 */
export function storyIndex(): Plugin {
  const root = join(import.meta.dirname, '../..')
  return {
    name: 'console:story-index',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}`
        ? `export const stories = ${JSON.stringify(await readStoryEntries(root))}`
        : undefined,
  }
}
