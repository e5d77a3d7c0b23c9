/** Specification 2, businesses. */
export const listingPaths = {
  list: '/business/listings',
  details: '/business/listing/details/:secureToken',
} as const

/** Address of a listing. */
export const toListing = (token: string) => `/business/listing/details/${token}`

/** Listings on a plan: published or paused, sorted by the end of their period. */
export function toListings(planId: string): string {
  return `${listingPaths.list}?view=all&plan=${planId}&visibility=published&visibility=paused&sort=expiresAt`
}

/** Listings in a category of the directory, or in a subcategory: each named in English, as in the rows of listings. */
export function toListingsIn(where: { category: string; subcategory?: string }): string {
  return `${listingPaths.list}?${new URLSearchParams({ view: 'all', ...where }).toString()}`
}
