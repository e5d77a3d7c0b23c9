/** Specification 2, businesses. `/approved-business-detail` takes `?secureToken=` (decision 0003). */
export const businessPaths = {
  approve: '/business-approve',
  approved: '/business-approved',
  review: '/business-detail/:secureToken',
  live: '/approved-business-detail',
} as const

/** Where a submitted business is reviewed. */
export const toBusinessReview = (token: string) => `/business-detail/${token}`

/** Where an approved business is looked at. */
export const toBusiness = (token: string) => `/approved-business-detail?secureToken=${token}`
