import type { CategoryInputs, CategoryInputsBody } from './categoryContract'
import { categoryFaults } from './categoryFaults'
import type { Definitions } from './resolve'

/** All that is asked, and where: what is written for one category is judged by it. */
export interface Asking {
  /** Of every category that asks something itself. */
  documents: readonly CategoryInputs[]
  /** What the categories above one ask, and it itself, from the outermost on. */
  lineageOf: (categoryId: string) => readonly CategoryInputs[]
  definitions: Definitions
}

/** What is wrong with what a category would ask: in it, and through it in categories below, which are named. */
export function faultsOfWriting(asking: Asking, categoryId: string, body: CategoryInputsBody) {
  const { documents, lineageOf, definitions } = asking
  const own = categoryFaults(body, {
    categoryId,
    above: lineageOf(categoryId).slice(0, -1),
    definitions,
  })
  const below = documents.filter((other) => {
    if (other.categoryId === categoryId) return false
    const above = lineageOf(other.categoryId).slice(0, -1)
    if (!above.some((each) => each.categoryId === categoryId)) return false
    const changed = above.map((each) =>
      each.categoryId === categoryId ? { ...each, groups: body.groups } : each,
    )
    const surrounding = { categoryId: other.categoryId, above: changed, definitions }
    return categoryFaults(other, surrounding).length > 0
  })
  return { own, below: below.map((other) => other.categoryId) }
}
