/** Specification 2, products. Addresses without a parameter take `?secureToken=` (decision 0003). */
export const paths = {
  approveProduct: '/approve-product',
  approveService: '/approve-service-product',
  approvedProduct: '/approved-product',
  approvedService: '/approved-service-product',
  featuredProducts: '/Featured-products',
  featuredServices: '/featured-service-products',
  notFeaturedProducts: '/Not-Featured-products',
  reviews: '/products-review',
  productReview: '/Product-details/:secureToken',
  serviceReview: '/Product-service-details/:secureToken',
  product: '/product-details',
  featured: '/featured-details/:secureToken',
  featuredLookup: '/featured-details',
} as const

/** Where a submitted product is reviewed. */
export const toProductReview = (token: string) => `/Product-details/${token}`

/** Where a submitted service is reviewed. */
export const toServiceReview = (token: string) => `/Product-service-details/${token}`

/** Where a live product is looked at. */
export const toProduct = (token: string) => `/product-details?secureToken=${token}`

/** Where the place of a featured product is looked at. */
export const toFeatured = (token: string) => `/featured-details/${token}`

/** Where the place of a featured service is looked at: its token does not tell that it is one. */
export const toFeaturedService = (token: string) => `/featured-details/${token}?kind=service`
