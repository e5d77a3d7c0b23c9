import { branchOf, type StructureNode } from '@console/core/structures'
import type { FormatContext } from '@console/structure'

/** Transitions of a category other than editing: deactivate or activate. Each undoes the other. */
export function transitionsOf({ isActive }: { isActive: boolean }) {
  return [
    isActive
      ? ({ action: 'deactivate', title: 'action.deactivate', undoneBy: 'activate' } as const)
      : ({ action: 'activate', title: 'action.activate', undoneBy: 'deactivate' } as const),
  ]
}

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

/** Messages for the history of a category: actions and changed fields. */
export const historyMessages = {
  events: { activate: 'event.activate', deactivate: 'event.deactivate' },
  fields: { name: 'field.name', slug: 'field.slug', icon: 'field.icon' },
} as const
