import { normalizeForSearch } from '../i18n'
import { childrenOf, pathTo, type Placed } from './places'

/** The nodes that a text finds, by any of their names, with all that they stand in. */
export function searchNodes<Node extends Placed>(
  nodes: readonly Node[],
  typed: string,
  textsOf: (node: Node) => readonly string[],
): Node[] {
  const wanted = normalizeForSearch(typed.trim())
  const hits = nodes.filter((node) =>
    textsOf(node).some((text) => normalizeForSearch(text).includes(wanted)),
  )
  const shown = new Set(
    hits.flatMap(({ nodeId }) => pathTo(nodes, nodeId).map((each) => each.nodeId)),
  )
  return nodes.filter(({ nodeId }) => shown.has(nodeId))
}

/** All that has something below it. */
export function parentsIn(nodes: readonly Placed[]): string[] {
  return nodes
    .filter(({ nodeId }) => childrenOf(nodes, nodeId).length > 0)
    .map(({ nodeId }) => nodeId)
}
