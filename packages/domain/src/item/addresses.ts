/**
 * Specification 2, products: the placement of a featured item, a product or a service. The second takes `?secureToken=`
 * (decision 0003).
 */
export const itemPaths = {
  featured: '/featured-details/:secureToken',
  featuredLookup: '/featured-details',
} as const

/** Placement of a featured product. */
export const toFeatured = (token: string) => `/featured-details/${token}`

/** Placement of a featured service, which cannot be recognised by its token. */
export const toFeaturedService = (token: string) => `/featured-details/${token}?kind=service`
