/** Specification 2, merchants: "Merchants C2B Sales". */
export const merchantSalePaths = {
  list: '/merchants/sells',
  details: '/merchants-sells-details/:secureToken',
} as const

/** Address of a payment at a till. */
export const toMerchantSale = (token: string) => `/merchants-sells-details/${token}`
