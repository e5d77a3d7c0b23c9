import { foldText } from '@console/core/i18n'
import { childrenOf, pathTo, type StructureNode } from '@console/core/structures'
import type { TreeNode } from '@console/ui'

/** What of a node its row shows. */
export type RowOf<Node> = (node: Node) => Omit<TreeNode, 'id' | 'children'>

/** Nodes as a tree draws them: each with what stands below it. */
export function treeItems<Node extends StructureNode>(
  nodes: readonly Node[],
  rowOf: RowOf<Node>,
): TreeNode[] {
  const below = new Map<string | null, Node[]>()
  for (const node of nodes) below.set(node.parentId, [...(below.get(node.parentId) ?? []), node])
  const itemsIn = (parentId: string | null): TreeNode[] =>
    (below.get(parentId) ?? []).map((node) => ({
      ...rowOf(node),
      id: node.nodeId,
      children: itemsIn(node.nodeId),
    }))
  return itemsIn(null)
}

/** The nodes that a text finds, by any of their names, with all that they stand in. */
export function found<Node extends StructureNode>(
  nodes: readonly Node[],
  typed: string,
  textsOf: (node: Node) => readonly string[],
): Node[] {
  const wanted = foldText(typed.trim())
  const hits = nodes.filter((node) => textsOf(node).some((text) => foldText(text).includes(wanted)))
  const shown = new Set(
    hits.flatMap(({ nodeId }) => pathTo(nodes, nodeId).map((each) => each.nodeId)),
  )
  return nodes.filter(({ nodeId }) => shown.has(nodeId))
}

/** All that has something below it. */
export function parentsIn(nodes: readonly StructureNode[]): string[] {
  return nodes
    .filter(({ nodeId }) => childrenOf(nodes, nodeId).length > 0)
    .map(({ nodeId }) => nodeId)
}
