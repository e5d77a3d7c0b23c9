import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findPackages, findSources } from '../checks/workspace.ts'

/**
 * Has Vite look for libraries anew when the tree imports others than in its last run. It would begin with those it knows, find the
 * new one in the midst of the stories, and load the page anew under their tests. It does not look into workers by itself, either.
 * @param root the workspace
 */
export function notedLibraries(root: string): Plugin {
  const libraries = new Set<string>()
  const sources = findPackages(root).flatMap(({ folder }) => findSources(root, folder))
  for (const path of sources)
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(imported))
      if (name !== undefined && !isOwn.test(name)) libraries.add(name)
  const digest = createHash('sha256')
    .update([...libraries].toSorted().join('\n'))
    .digest('hex')
  // What Vite knows holds as long as its plugins have the same names.
  return {
    name: `console:libraries-${digest.slice(0, 12)}`,
    config: () => ({
      optimizeDeps: {
        entries: sources
          .filter((path) => path.endsWith('.worker.ts'))
          .map((path) => join(root, path)),
      },
    }),
  }
}

/** What a statement or an `import()` takes from elsewhere. */
const imported = /(?:\bfrom |\bimport |\bimport\()'([^']+)'/g
const isOwn = /^(\.|#|@console\/|node:|virtual:)/
