/** Specification 2, businesses. `/approved-business-detail` takes `?secureToken=` (decision 0003). */
export const businessPaths = {
  approve: '/business-approve',
  approved: '/business-approved',
  review: '/business-detail/:secureToken',
  live: '/approved-business-detail',
} as const

/** Review screen of a submitted business. */
export const toBusinessReview = (token: string) => `/business-detail/${token}`

/** Address of an approved business. */
export const toBusiness = (token: string) => `/approved-business-detail?secureToken=${token}`
