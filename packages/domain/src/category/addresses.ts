/** Specification 2, settings. */
export const categoriesPath = '/categories'
