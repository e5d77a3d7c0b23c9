import { normalizeForSearch } from '@console/core/i18n'
import { branchOf, childrenOf } from '@console/core/structures'
import { missingIn } from '@console/domain/category'
import type { ListingCategory } from '@console/domain/listing-category'

/** Row of a category in the table: counts include all its subcategories. */
export interface CategoryRow {
  node: ListingCategory
  /** Position among its siblings, from 1. */
  order: number
  subcategories: number
  listings: number
  /** Number of names to translate: its own, and those of its subcategories. */
  names: number
  /** Names of the category and its subcategories in all languages, normalized for search. */
  texts: readonly string[]
  /** Number of them in Turkish, and in Arabic. */
  tr: number
  ar: number
}

/** Sort keys of the rows. */
export const sorts = ['name', 'tr', 'ar', 'subcategories', 'listings', 'order', 'state'] as const

/** Sort key of the rows. */
export type Sort = (typeof sorts)[number]

/** Requested filters and sort order. */
export interface Asked {
  /** Part of a name, in any language. */
  q: string
  /** Undefined for both. */
  isActive?: boolean
  /** Only those without a name in some language. */
  isUntranslated: boolean
  /** Only those without a listing. */
  isEmpty: boolean
  sort: Sort
  isDescending: boolean
}

/** Rows of the categories, in their own order. */
export function categoryRows(nodes: readonly ListingCategory[]): CategoryRow[] {
  return childrenOf(nodes, null).map((node, place) => {
    const branch = branchOf(nodes, node.nodeId)
    const named = (language: 'tr' | 'ar') =>
      branch.filter(({ name }) => !missingIn(name).includes(language)).length
    return {
      node,
      order: place + 1,
      subcategories: branch.length - 1,
      listings: branch.reduce((sum, { listingCount }) => sum + listingCount, 0),
      names: branch.length,
      texts: branch.flatMap(({ name }) =>
        Object.values(name).map((each) => normalizeForSearch(each ?? '')),
      ),
      tr: named('tr'),
      ar: named('ar'),
    }
  })
}

/**
 * Filters and sorts the rows; ties keep their own order.
 * @param compareNames in the user's language
 */
export function rowsAsked(
  rows: readonly CategoryRow[],
  { q, isActive, isUntranslated, isEmpty, sort, isDescending }: Asked,
  compareNames: (one: CategoryRow, other: CategoryRow) => number,
): CategoryRow[] {
  const compare = {
    name: compareNames,
    tr: by(({ tr, names }) => tr / names),
    ar: by(({ ar, names }) => ar / names),
    subcategories: by(({ subcategories }) => subcategories),
    listings: by(({ listings }) => listings),
    order: by(({ order }) => order),
    state: by(({ node }) => Number(node.isActive)),
  }[sort]
  const wanted = normalizeForSearch(q.trim())
  return rows
    .filter(
      ({ node, names, texts, tr, ar, listings }) =>
        texts.some((text) => text.includes(wanted)) &&
        (isActive === undefined || node.isActive === isActive) &&
        (!isUntranslated || tr < names || ar < names) &&
        (!isEmpty || listings === 0),
    )
    .toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)))
}

function by(valueOf: (row: CategoryRow) => number) {
  return (one: CategoryRow, other: CategoryRow) => valueOf(one) - valueOf(other)
}
