import { posix } from 'node:path'
import { findCycles } from './cycles.ts'
import type { Problem } from './problem.ts'
import type { Package } from './workspace.ts'

/** An import of another file of the same package, of any kind: values, types and `import()`. */
export interface InnerImport {
  from: string
  to: string
  line: number
}

/** Name of the files that lie in no folder of `src`. They count as one folder. */
const rootFolder = '.'

/**
 * Finds circles between the folders in `src` of a package. A folder of a folder belongs to it. The index may import everything,
 * and nothing in the package may import it.
 */
export function findFolderCircles(
  { folder: root }: Pick<Package, 'folder'>,
  imports: readonly InnerImport[],
): Problem[] {
  const src = `${root}/src`
  const isIndex = (path: string) => path === `${src}/index.ts`
  const problems = imports
    .filter(({ to }) => isIndex(to))
    .map(({ from, line }) => ({
      file: from,
      line,
      message: `imports the index of its package, which imports everything. Import the file that has it.`,
    }))

  const graph = new Map<string, string[]>()
  const examples = new Map<string, InnerImport>()
  for (const each of imports) {
    const [from, to] = [folderOf(src, each.from), folderOf(src, each.to)]
    if (isIndex(each.from) || isIndex(each.to) || !from || !to || from === to) continue
    graph.set(from, [...(graph.get(from) ?? []), to])
    const arrow = `${from} → ${to}`
    if (!examples.has(arrow)) examples.set(arrow, each)
  }
  return [
    ...problems,
    ...findCycles(unique(graph)).flatMap((cycle) => circleProblem(root, cycle, examples)),
  ]
}

/** Folder of `src` that contains a file; undefined outside `src`. */
function folderOf(src: string, path: string): string | undefined {
  if (!path.startsWith(`${src}/`)) return undefined
  const [folder = '', ...rest] = path.slice(src.length + 1).split('/')
  return rest.length > 0 ? folder : rootFolder
}

function unique(graph: ReadonlyMap<string, string[]>): Map<string, string[]> {
  return new Map([...graph].map(([from, to]) => [from, [...new Set(to)].toSorted()]))
}

function circleProblem(
  root: string,
  cycle: readonly string[],
  examples: ReadonlyMap<string, InnerImport>,
): Problem[] {
  const arrows = cycle.flatMap(
    (from, place) => examples.get(`${from} → ${cycle[(place + 1) % cycle.length]}`) ?? [],
  )
  const [first] = arrows
  if (!first) return []
  const inSrc = (path: string) => posix.relative(`${root}/src`, path)
  const files = arrows.map(({ from, to }) => `${inSrc(from)} imports ${inSrc(to)}`)
  return [
    {
      file: first.from,
      line: first.line,
      message: `closes a circle of folders in ${root}/src, ${[...cycle, cycle[0]].join(' → ')}: ${files.join(', ')}. Move what both need, often a type, into the folder that imports none of the others, or a file to the folder that uses it.`,
    },
  ]
}
