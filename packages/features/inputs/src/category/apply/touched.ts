import { branchOf, pathTo } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import type { Standing } from '@console/domain/input'

/**
 * Number of products that would get the input: those in and below the selected categories, except where it exists
 * already.
 * @param standingOf relation of each category to the input
 */
export function touchedBy(
  nodes: readonly Category[],
  marked: readonly string[],
  standingOf: (categoryId: string) => Standing,
): number {
  const asked = (standing: Standing) => standing === 'own' || standing === 'inherited'
  const branches = marked.flatMap((categoryId) => branchOf(nodes, categoryId))
  return [...new Set(branches)]
    .filter(({ nodeId }) =>
      pathTo(nodes, nodeId).every((above) => !asked(standingOf(above.nodeId))),
    )
    .reduce((sum, { productCount }) => sum + productCount, 0)
}

/** Selected categories without those that now inherit from another selected one. */
export function withoutInheriting(nodes: readonly Category[], marked: readonly string[]): string[] {
  return marked.filter((categoryId) => !willInherit(nodes, marked, categoryId))
}

/** Checks whether a category is below a selected one. */
export function willInherit(
  nodes: readonly Category[],
  marked: readonly string[],
  categoryId: string,
): boolean {
  return pathTo(nodes, categoryId)
    .slice(0, -1)
    .some(({ nodeId }) => marked.includes(nodeId))
}
