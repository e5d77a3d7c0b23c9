import type { Text } from '@console/core/contracts'
import { pathTo, type StructureNode } from '@console/core/structures'
import type { Asking, CategoryInputs, Definitions } from '@console/domain/input'

/** A category of what is sold, or of the directory. */
export type AskingNode = Pick<StructureNode, 'nodeId' | 'parentId'> & { name: Text }

type Placed = Pick<StructureNode, 'nodeId' | 'parentId'>

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
  nodes: readonly Placed[],
  all: readonly CategoryInputs[],
  categoryId: string,
): CategoryInputs[] {
  return pathTo(nodes, categoryId)
    .slice(0, -1)
    .map(({ nodeId }) => ownInputs(all, nodeId))
}

/** All that is asked of what is in these categories, and where. */
export function askingOf(
  nodes: readonly Placed[],
  documents: readonly CategoryInputs[],
  definitions: Definitions,
): Asking {
  const known = new Map<string, readonly CategoryInputs[]>()
  const lineageOf = (categoryId: string) => {
    const lineage =
      known.get(categoryId) ??
      pathTo(nodes, categoryId).map(({ nodeId }) => ownInputs(documents, nodeId))
    known.set(categoryId, lineage)
    return lineage
  }
  return { documents, lineageOf, definitions }
}
