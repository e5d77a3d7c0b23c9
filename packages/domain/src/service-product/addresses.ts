/** Specification 2, products: service products. */
export const servicePaths = {
  approve: '/approve-service-product',
  approved: '/approved-service-product',
  featured: '/featured-service-products',
  review: '/Product-service-details/:secureToken',
} as const

/** Where a submitted service is reviewed. */
export const toServiceReview = (token: string) => `/Product-service-details/${token}`
