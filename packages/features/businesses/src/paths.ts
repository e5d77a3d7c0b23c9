/** Specification 2, businesses. `/approved-business-detail` takes `?secureToken=` (decision 0003). */
export const paths = {
  approve: '/business-approve',
  approved: '/business-approved',
  review: '/business-detail/:secureToken',
  live: '/approved-business-detail',
} as const

/** Where a submitted business is reviewed. */
export const toReview = (token: string) => `/business-detail/${token}`

/** Where an approved business is looked at. */
export const toLive = (token: string) => `/approved-business-detail?secureToken=${token}`
