import type { Text } from '@console/core/contracts'
import { pathTo, type StructureNode } from '@console/core/structures'
import type { Asking, CategoryInputs, Definitions } from '@console/domain/input'

/** A product category, or one of the directory. */
export type AskingNode = Pick<StructureNode, 'nodeId' | 'parentId'> & { name: Text }

type Placed = Pick<StructureNode, 'nodeId' | 'parentId'>

/** Own inputs of a category; empty, at version 0, if nothing was saved for it. */
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

/** Own inputs of each category above, from the top level down. */
export function inputsAbove(
  nodes: readonly Placed[],
  all: readonly CategoryInputs[],
  categoryId: string,
): CategoryInputs[] {
  return pathTo(nodes, categoryId)
    .slice(0, -1)
    .map(({ nodeId }) => ownInputs(all, nodeId))
}

/** Inputs of all these categories, to validate a change of one. */
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
