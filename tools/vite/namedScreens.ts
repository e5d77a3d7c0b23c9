import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import type { Options, StoryIndex } from 'storybook/internal/types'
import type { Screen } from '../../.storybook/screens/readScreens.ts'

/** Keyword of an entry for Storybook's search. Storybook has them for headings of docs pages, whose element is the id. */
export interface Anchor {
  id: 'address' | 'title'
  title: string
}

/** A screen's first story in the index, found by what one knows of the screen. */
export interface ScreenEntry {
  /** The screen's title in English. */
  name: string
  /** The story's own name. */
  label: string
  /** Addresses and other titles of the screen. */
  anchors: Anchor[]
}

/** Storybook's search weighs a keyword at a sixth of a name, and counts it as often as it is there. */
const times = 3

/** Storybook builds several indexes in one process. */
let screens: Promise<Screen[]> | undefined

/**
 * Gives Storybook's index the names by which a screen is known (`ScreenEntry`), for the sidebar and the search. Ids, and titles with their
 * folders, stay. Titles are read once, when the process starts. A build's index is small.
 * @param generator Storybook's own, which is changed
 */
export function namedScreens(
  generator: StoryIndexGenerator,
  { configType }: Pick<Options, 'configType'>,
): StoryIndexGenerator {
  if (Object.hasOwn(generator, 'getIndex')) return generator
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const [index, all] = await Promise.all([getIndex(), (screens ??= readScreens())])
    const named = nameScreens(index, all)
    return configType === 'PRODUCTION' ? smallIndex(named) : named
  }
  return generator
}

/** Properties and tags that only Storybook's development server reads, or nothing does: a fifth of the index. */
const unread = {
  properties: ['componentPath', 'exportName'],
  tags: ['manifest', 'autodocs'],
}

/** An index as the manager and the preview of a build read it. */
export function smallIndex(index: StoryIndex): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => [
    id,
    Object.fromEntries(
      Object.entries({
        ...entry,
        tags: entry.tags?.filter((tag) => !unread.tags.includes(tag)),
      }).filter(([property]) => !unread.properties.includes(property)),
    ),
  ])
  return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] }
}

/** An index whose first story of each screen is a `ScreenEntry`. */
export function nameScreens(index: StoryIndex, screens: readonly Screen[]): StoryIndex {
  const named = new Set<string>()
  const entries = Object.values(index.entries).map((entry) => {
    const routes = screens.filter(({ file }) => `./${file}` === entry.importPath)
    if (entry.type !== 'story' || routes.length === 0 || named.has(entry.importPath)) return entry
    named.add(entry.importPath)
    return { ...entry, ...namesOf(entry.name, routes) }
  })
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }
}

function namesOf(label: string, routes: readonly Screen[]): ScreenEntry {
  const [name = label, ...titles] = unique([
    ...routes.map((route) => route.titles.en),
    ...routes.flatMap((route) => Object.values(route.titles)),
  ])
  const addresses = unique(routes.flatMap((route) => route.addresses))
  const repeated = Array.from({ length: times }, () => titles).flat()
  return {
    name,
    label,
    anchors: [...addresses.map(anchor('address')), ...repeated.map(anchor('title'))],
  }
}

/** Reads the screens from the features themselves, in a thread of its own: a build leaves this one no time for Vite's runner. */
export async function readScreens(): Promise<Screen[]> {
  const thread = new Worker(new URL('./screens.worker.ts', import.meta.url))
  try {
    const [screens] = (await once(thread, 'message')) as [Screen[]]
    return screens
  } finally {
    await thread.terminate()
  }
}

function anchor(id: Anchor['id']) {
  return (title: string): Anchor => ({ id, title })
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
