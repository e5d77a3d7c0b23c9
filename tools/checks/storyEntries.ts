import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'

/** One story of Storybook's own index. */
export interface StoryEntry {
  id: string
  /** `features/access/LoginScreen`. */
  title: string
  /** The story file, relative to the workspace. */
  file: string
  /** Name of the export: `Filled`. */
  story: string
}

/** Reads every story from Storybook's index, without a build. */
export async function readStoryEntries(root: string): Promise<StoryEntry[]> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook'), quiet: true })
  return Object.values(entries).flatMap((entry) =>
    entry.type === 'story' && entry.subtype === 'story'
      ? [
          {
            id: entry.id,
            title: entry.title,
            file: entry.importPath.replace(/^\.\//, ''),
            story: entry.exportName ?? entry.name,
          },
        ]
      : [],
  )
}
