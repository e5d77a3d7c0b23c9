/** Specification 2, settings and listings. */
export const listingCategoryPaths = {
  tree: '/listing/categories',
  list: '/listing/category',
  category: '/category/details/:categoryId',
  subcategory: '/subcategory/details/:subcategoryId',
} as const

/** Where a category is looked at and changed. */
export const toCategory = (categoryId: string) => `/category/details/${categoryId}`

/** Where a subcategory is looked at and changed. */
export const toSubcategory = (subcategoryId: string) => `/subcategory/details/${subcategoryId}`

/** Where a node of the directory is looked at: as a category where it is one of the first. */
export function toListingCategory(node: { nodeId: string; parentId: string | null }): string {
  return (node.parentId === null ? toCategory : toSubcategory)(node.nodeId)
}

/** Where one stands in the tree. */
export const toCategoryInTree = (nodeId: string) =>
  `${listingCategoryPaths.tree}?selected=${nodeId}`

/** Where a new one is written. @param within the category that it will stand in; left out: among the first */
export const toNewCategory = (within = '') => `${listingCategoryPaths.tree}?new=${within}`
