/** Specification 2, businesses. */
export const listingPaths = {
  list: '/business/listings',
  details: '/business/listing/details/:secureToken',
} as const

/** Where a listing is looked at. */
export const toListing = (token: string) => `/business/listing/details/${token}`
