import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>

/**
 * What would be fetched of a sample app by who does not open it. Of a sample app the console knows its routes; all else comes with
 * its screens.
 * @param asked the modules that are fetched when they are wanted
 * @returns a sentence for each module that comes with something else; empty where the sample apps are apart
 */
export function findStrays(
  chunks: readonly Chunk[],
  asked: ReadonlySet<string>,
): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const strays = new Set<string>()
  for (const chunk of chunks) {
    const openers = chunk.moduleIds.filter((id) => asked.has(id))
    if (chunk.isEntry) openers.push(chunk.fileName)
    const fetched = openers.length > 0 ? modulesWith(chunk, byName) : []
    for (const opener of openers)
      for (const module of fetched) {
        const app = appOf(module)
        if (app !== undefined && app !== appOf(opener)) strays.add(`${opener} fetches ${module}`)
      }
  }
  return [...strays]
}

/** The modules of a chunk and of all that it needs before it runs. */
function modulesWith(first: Chunk, byName: ReadonlyMap<string, Chunk>): readonly string[] {
  const needed = new Set([first])
  for (const chunk of needed)
    for (const imported of chunk.imports) {
      const found = byName.get(imported)
      if (found) needed.add(found)
    }
  return [...needed].flatMap(({ moduleIds }) => moduleIds)
}

/** What the console knows of every feature: its routes, their paths, where their words are, and what goes on beside them while it is open. */
const known = /^(index|paths|words\/index|reminders\/(companion|remindersKey))\.ts$/

/** The sample app that a module is code of; undefined for all others, and for what the console knows of every feature. */
function appOf(id: string): string | undefined {
  const [, app, file = ''] = /packages\/features\/samples\/([^/]+)\/src\/(.+)$/.exec(id) ?? []
  return known.test(file) ? undefined : app
}
