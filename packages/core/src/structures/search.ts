import { normalizeForSearch } from '../i18n'
import { childrenOf, pathTo, type Placed } from './places'

/** Nodes that match a text by any of their names, with all their ancestors. */
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

/** Ids of all nodes with children. */
export function parentsIn(nodes: readonly Placed[]): string[] {
  return nodes
    .filter(({ nodeId }) => childrenOf(nodes, nodeId).length > 0)
    .map(({ nodeId }) => nodeId)
}
