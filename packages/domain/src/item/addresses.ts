/** Specification 2, products: the place of a featured item, of either kind. The second takes `?secureToken=` (decision 0003). */
export const itemPaths = {
  featured: '/featured-details/:secureToken',
  featuredLookup: '/featured-details',
} as const

/** Where the place of a featured product is looked at. */
export const toFeatured = (token: string) => `/featured-details/${token}`

/** Where the place of a featured service is looked at: its token does not tell that it is one. */
export const toFeaturedService = (token: string) => `/featured-details/${token}?kind=service`
