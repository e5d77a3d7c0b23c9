import { pathTo, type StructureNode } from '@console/core/structures'
import type { CategoryInputs } from '@console/domain/input'

/** What a category asks itself; nothing, at version 0, where nothing was written for it. */
export function ownInputs(all: readonly CategoryInputs[], categoryId: string): CategoryInputs {
  return (
    all.find((each) => each.categoryId === categoryId) ?? {
      categoryId,
      version: 0,
      groups: [],
      inheritsFrom: null,
    }
  )
}

/** What the categories above one ask, each itself, from the outermost on. */
export function inputsAbove(
  nodes: readonly StructureNode[],
  all: readonly CategoryInputs[],
  categoryId: string,
): CategoryInputs[] {
  return pathTo(nodes, categoryId)
    .slice(0, -1)
    .map(({ nodeId }) => ownInputs(all, nodeId))
}
