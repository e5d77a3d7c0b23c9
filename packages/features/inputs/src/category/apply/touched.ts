import { branchOf, pathTo } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import type { Standing } from '@console/domain/input'

/**
 * How many products a question comes to: those in the marked categories and below them, but where it is asked already.
 * @param standingOf how each category stands to the input
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

/** What stays marked once other categories are: not those that inherit it then. */
export function withoutInheriting(nodes: readonly Category[], marked: readonly string[]): string[] {
  return marked.filter((categoryId) => !willInherit(nodes, marked, categoryId))
}

/** Whether a category stands in one that is marked. */
export function willInherit(
  nodes: readonly Category[],
  marked: readonly string[],
  categoryId: string,
): boolean {
  return pathTo(nodes, categoryId)
    .slice(0, -1)
    .some(({ nodeId }) => marked.includes(nodeId))
}
