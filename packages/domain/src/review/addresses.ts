/** Specification 2, products: product reviews. */
export const reviewPaths = { list: '/products-review' } as const
