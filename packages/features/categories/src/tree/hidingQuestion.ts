import { branchOf, type StructureNode } from '@console/core/structures'
import type { FormatContext } from '@console/structure'

type Node = StructureNode & { isActive: boolean }

/**
 * Builds the confirmation for deactivating categories, with the number of records this hides from shoppers: those in
 * active categories of the branches. Null if there are none.
 * @param recordsKey message with the count of records
 */
export function hidingQuestion<Own extends Node>(
  recordsKey: string,
  countOf: (node: Own) => number,
) {
  return (
    action: string,
    chosen: readonly Own[],
    nodes: readonly Own[],
    { t, formats }: FormatContext,
  ): string | null => {
    if (action !== 'deactivate') return null
    const inside = new Set(chosen.flatMap(({ nodeId }) => branchOf(nodes, nodeId)))
    const count = [...inside]
      .filter(({ isActive }) => isActive)
      .reduce((sum, node) => sum + countOf(node), 0)
    if (count === 0) return null
    return t('deactivate.question', {
      records: t(recordsKey, { count, number: formats.number(count) }),
    })
  }
}
