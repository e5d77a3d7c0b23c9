/** Specification 2, settings and listings. */
export const listingCategoryPaths = {
  tree: '/listing/categories',
  list: '/listing/category',
} as const
