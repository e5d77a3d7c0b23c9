import type { Rolldown } from 'vite'

/** The relevant part of a file of the build. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>

/** Modules that are fetched together, with the module that requests them. */
export interface Fetched {
  /** The requested module, or the entry file of a page. */
  opener: string
  /** All modules that must be loaded before it runs. */
  modules: readonly string[]
}

/**
 * Lists the modules of a build that are fetched together.
 * @param asked modules that are fetched on demand
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

/** Modules of a file and of all its static imports. */
function modulesWith(first: Chunk, byName: ReadonlyMap<string, Chunk>): readonly string[] {
  const needed = new Set([first])
  for (const chunk of needed)
    for (const imported of chunk.imports) {
      const found = byName.get(imported)
      if (found) needed.add(found)
    }
  return [...needed].flatMap(({ moduleIds }) => moduleIds)
}
