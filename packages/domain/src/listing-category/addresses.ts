/** Specification 2, settings and listings. */
export const listingCategoryPaths = {
  tree: '/listing/categories',
  list: '/listing/category',
  category: '/category/details/:categoryId',
  subcategory: '/subcategory/details/:subcategoryId',
} as const

/** Address of a category, to view and edit it. */
export const toCategory = (categoryId: string) => `/category/details/${categoryId}`

/** Address of a subcategory, to view and edit it. */
export const toSubcategory = (subcategoryId: string) => `/subcategory/details/${subcategoryId}`

/** Address of a directory node: that of a category if it is at the top level, otherwise that of a subcategory. */
export function toListingCategory(node: { nodeId: string; parentId: string | null }): string {
  return (node.parentId === null ? toCategory : toSubcategory)(node.nodeId)
}

/** Position of a node in the tree. */
export const toCategoryInTree = (nodeId: string) =>
  `${listingCategoryPaths.tree}?selected=${nodeId}`

/** Form for a new node. @param within parent category; left out for the top level */
export const toNewCategory = (within = '') => `${listingCategoryPaths.tree}?new=${within}`
