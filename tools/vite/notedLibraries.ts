import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findPackages, findSources } from '../checks/workspace.ts'

/**
 * Makes Vite scan for libraries again when the tree's imports differ from its last run. Otherwise it would start with the known
 * ones, find the new one while stories run, and reload the page during their tests. It doesn't scan workers by default, either.
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
  // Vite's cache is valid as long as its plugins have the same names.
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

/** Source of a static import or an `import()`. */
const imported = /(?:\bfrom |\bimport |\bimport\()'([^']+)'/g
const isOwn = /^(\.|#|@console\/|node:|virtual:)/
