import type { StructureNode } from '@console/core/structures'
import type { TreeNode } from '@console/ui'

/** Content of a node's row. */
export type RowOf<Node> = (node: Node) => Omit<TreeNode, 'id' | 'children'>

/** Converts nodes to the items of a tree, each with its children. */
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
