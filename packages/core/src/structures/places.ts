import type { Move, StructureNode } from './structure'

/** A node's position only. */
export type Placed = Pick<StructureNode, 'nodeId' | 'parentId'>

/** Drop position: into a node, or before or after one. */
export interface DropPlace {
  nodeId: string
  position: 'before' | 'after' | 'into'
}

/** Direct children of a node, in order; of null the top-level nodes. */
export function childrenOf<Node extends Placed>(
  nodes: readonly Node[],
  parentId: string | null,
): Node[] {
  return nodes.filter((node) => node.parentId === parentId)
}

/** Path to a node with its ancestors, the outermost first; empty where there is no such node. */
export function pathTo<Node extends Placed>(nodes: readonly Node[], nodeId: string): Node[] {
  const path: Node[] = []
  let next: string | null = nodeId
  while (next !== null) {
    const node = nodes.find((each) => each.nodeId === next)
    if (!node || path.includes(node)) break
    path.unshift(node)
    next = node.parentId
  }
  return path
}

/** A node with all its descendants. */
export function branchOf<Node extends Placed>(nodes: readonly Node[], nodeId: string): Node[] {
  const own = nodes.filter((node) => node.nodeId === nodeId)
  return [...own, ...childrenOf(nodes, nodeId).flatMap((child) => branchOf(nodes, child.nodeId))]
}

/** Number of levels in a branch, its root included. */
function heightOf(nodes: readonly Placed[], nodeId: string): number {
  const below = childrenOf(nodes, nodeId).map((child) => heightOf(nodes, child.nodeId))
  return 1 + Math.max(0, ...below)
}

/**
 * Checks whether a node can be placed in another, or at the top: never in itself, nor deeper than the structure allows.
 */
export function canStandIn(
  nodes: readonly Placed[],
  depth: number,
  nodeId: string,
  parentId: string | null,
): boolean {
  const path = parentId === null ? [] : pathTo(nodes, parentId)
  if (parentId !== null && path.length === 0) return false
  if (path.some((node) => node.nodeId === nodeId)) return false
  return path.length + heightOf(nodes, nodeId) <= depth
}

/** The move for a drop; null where it is not allowed, or changes nothing. */
export function moveTo(
  nodes: readonly Placed[],
  depth: number,
  nodeId: string,
  place: DropPlace,
): Move | null {
  const target = nodes.find((node) => node.nodeId === place.nodeId)
  if (!target || target.nodeId === nodeId) return null
  const parentId = place.position === 'into' ? target.nodeId : target.parentId
  if (!canStandIn(nodes, depth, nodeId, parentId)) return null
  const before = childrenOf(nodes, parentId).map((node) => node.nodeId)
  const order = before.filter((id) => id !== nodeId)
  const at =
    place.position === 'into'
      ? order.length
      : order.indexOf(target.nodeId) + (place.position === 'after' ? 1 : 0)
  order.splice(at, 0, nodeId)
  return order.join(' ') === before.join(' ') ? null : { nodeId, parentId, order }
}

/** The nodes after a move. */
export function moved<Node extends Placed>(
  nodes: readonly Node[],
  { nodeId, parentId, order }: Move,
): Node[] {
  const isThere = new Set(order)
  const others = nodes.filter((node) => !isThere.has(node.nodeId))
  const there = order.flatMap((id) => {
    const node = nodes.find((each) => each.nodeId === id)
    return node ? [id === nodeId ? { ...node, parentId } : node] : []
  })
  return [...others, ...there]
}

/**
 * Reapplies a move to a structure that was rearranged in the meantime: after the same predecessor, if it is still there.
 */
export function moveAgain(
  nodes: readonly Placed[],
  depth: number,
  { nodeId, parentId, order }: Move,
): Move | null {
  if (!nodes.some((node) => node.nodeId === nodeId)) return null
  if (!canStandIn(nodes, depth, nodeId, parentId)) return null
  const now = childrenOf(nodes, parentId).map((node) => node.nodeId)
  const next = now.filter((id) => id !== nodeId)
  const before = order.slice(0, order.indexOf(nodeId)).findLast((id) => next.includes(id))
  next.splice(before === undefined ? 0 : next.indexOf(before) + 1, 0, nodeId)
  return next.join(' ') === now.join(' ') ? null : { nodeId, parentId, order: next }
}
