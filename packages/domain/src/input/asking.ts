import type { CategoryInputs, CategoryInputsBody } from './categoryContract'
import { categoryFaults } from './categoryFaults'
import type { Definitions } from './resolve'

/** Inputs of all categories, against which a change of one category is validated. */
export interface Asking {
  /** Of every category with inputs of its own. */
  documents: readonly CategoryInputs[]
  /** Inputs of a category and those above it, from the top level down. */
  lineageOf: (categoryId: string) => readonly CategoryInputs[]
  definitions: Definitions
}

/** Violations of a category's new inputs: its own, and the ids of the categories below that they would break. */
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
