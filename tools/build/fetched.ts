import type { Rolldown } from 'vite'

/** What is known of a file of the build. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>

/** What is fetched at once, by what asks for it. */
export interface Fetched {
  /** The module that is asked for, or the file that a page begins with. */
  opener: string
  /** Everything that must be there before it runs. */
  modules: readonly string[]
}

/**
 * What of a build is fetched with what.
 * @param asked the modules that are fetched when they are wanted
 */
export function whatIsFetched(
  chunks: readonly Chunk[],
  asked: ReadonlySet<string>,
): readonly Fetched[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return chunks.flatMap((chunk) => {
    const openers = chunk.moduleIds.filter((id) => asked.has(id))
    if (chunk.isEntry) openers.push(chunk.fileName)
    const modules = openers.length > 0 ? modulesWith(chunk, byName) : []
    return openers.map((opener) => ({ opener, modules }))
  })
}

/** The modules of a file and of all that it needs before it runs. */
function modulesWith(first: Chunk, byName: ReadonlyMap<string, Chunk>): readonly string[] {
  const needed = new Set([first])
  for (const chunk of needed)
    for (const imported of chunk.imports) {
      const found = byName.get(imported)
      if (found) needed.add(found)
    }
  return [...needed].flatMap(({ moduleIds }) => moduleIds)
}
