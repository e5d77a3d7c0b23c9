import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type ComponentDocs, componentDocsOf, isDocumented } from '../checks/componentDocs.ts'
import { readSource } from '../checks/source.ts'
import { readStoryEntries, type StoryEntry } from '../checks/storyEntries.ts'
import { git } from '../git.ts'

const name = 'virtual:docs'

/** Component of the book: one title of ui, the templates or the shell. */
export interface BookComponent extends ComponentDocs {
  title: string
  /** Id of its docs page. */
  docsId: string
  /** Stories file, relative to the workspace. */
  file: string
  stories: { id: string; name: string }[]
  /** Day of the last commit to its folder, `2026-11-28`; undefined without history. */
  changed: string | undefined
}

/**
 * Provides the facts of the docs pages as the module `virtual:docs`, read again on each build or start: texts, tests, the day of the last
 * change.
 */
export function bookDocs(root: string): Plugin {
  return {
    name: 'console:book-docs',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}`
        ? `export const components = ${JSON.stringify(readComponents(root, await readStoryEntries(root)))}`
        : undefined,
  }
}

/** Reads the facts of all documented components. */
function readComponents(root: string, entries: StoryEntry[]): BookComponent[] {
  const lastChange = lastChanges(root)
  const files = [...new Set(entries.map(({ file }) => file))].filter(isDocumented)
  return files.map((file) => {
    const stories = entries.filter((entry) => entry.file === file)
    const [{ id, title }] = stories as [StoryEntry]
    return {
      title,
      docsId: `${id.slice(0, id.indexOf('--'))}--docs`,
      file,
      stories: stories.map((entry) => ({ id: entry.id, name: entry.story })),
      changed: lastChange(join(root, dirname(file))),
      ...componentDocsOf(root, readSource(root, file)),
    }
  })
}

/** Days of last changes to folders. A checkout without its history has none: its only commit would change everything. */
function lastChanges(root: string): (folder: string) => string | undefined {
  const changes = new Map<string, string>()
  try {
    if (git(root, ['rev-parse', '--is-shallow-repository']) === 'true') return () => undefined
    const top = git(root, ['rev-parse', '--show-toplevel'])
    const log = git(root, ['log', '--format=@%cs', '--name-only', '--no-renames', '--', 'packages'])
    let day = ''
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1)
      else
        for (
          let folder = dirname(join(top, line));
          folder.length > root.length && !changes.has(folder);
          folder = dirname(folder)
        )
          changes.set(folder, day)
    }
  } catch {
    // No repository.
  }
  return (folder) => changes.get(folder)
}
