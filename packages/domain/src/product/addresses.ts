/** Specification 2, products. `/product-details` takes `?secureToken=` (decision 0003). */
export const productPaths = {
  approve: '/approve-product',
  approved: '/approved-product',
  featured: '/Featured-products',
  notFeatured: '/Not-Featured-products',
  review: '/Product-details/:secureToken',
  live: '/product-details',
} as const

/** Review screen of a submitted product. */
export const toProductReview = (token: string) => `/Product-details/${token}`

/** Address of a live product. */
export const toProduct = (token: string) => `/product-details?secureToken=${token}`
