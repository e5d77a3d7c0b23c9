import type { StructureNode } from '@console/core/structures'
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
