/** Specification 2, settings. */
export const categoriesPath = '/categories'

/** Address of a category in its tree. */
export const toCategory = (categoryId: string, kind: string) =>
  `${categoriesPath}?kind=${kind}&selected=${encodeURIComponent(categoryId)}`
