/** Specification 2, businesses. */
export const listingPaths = {
  list: '/business/listings',
  details: '/business/listing/details/:secureToken',
} as const

/** Where a listing is looked at. */
export const toListing = (token: string) => `/business/listing/details/${token}`

/** The listings that are on a plan: published or paused, those whose period ends first. */
export function toListings(planId: string): string {
  return `${listingPaths.list}?view=all&plan=${planId}&visibility=published&visibility=paused&sort=expiresAt`
}

/** The listings that stand in a category of the directory, or in one of its subcategories: each by the name that listings bear of it, in English. */
export function toListingsIn(where: { category: string; subcategory?: string }): string {
  return `${listingPaths.list}?${new URLSearchParams({ view: 'all', ...where }).toString()}`
}
