/** Specification 2, products: service products. */
export const servicePaths = {
  approve: '/approve-service-product',
  approved: '/approved-service-product',
  featured: '/featured-service-products',
  review: '/Product-service-details/:secureToken',
} as const

/** Review screen of a submitted service. */
export const toServiceReview = (token: string) => `/Product-service-details/${token}`
