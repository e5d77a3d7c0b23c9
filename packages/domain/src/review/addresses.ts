/** Specification 2, products: reviews of them. */
export const reviewPaths = { list: '/products-review' } as const
