/**
 * Cycles in a graph of files, each once, starting at its first name. One cycle is reported per back edge: breaking it may
 * reveal another.
 */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const path: string[] = []

  function walk(node: string) {
    const start = path.indexOf(node)
    if (start !== -1) {
      cycles.push(path.slice(start))
      return
    }
    if (finished.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) walk(next)
    path.pop()
    finished.add(node)
  }

  for (const node of [...graph.keys()].toSorted()) walk(node)
  return cycles
}
