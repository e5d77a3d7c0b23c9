/** Specification 2, settings. */
export const categoriesPath = '/categories'

/** Where a category is in its tree. */
export const toCategory = (categoryId: string, kind: string) =>
  `${categoriesPath}?kind=${kind}&selected=${encodeURIComponent(categoryId)}`
