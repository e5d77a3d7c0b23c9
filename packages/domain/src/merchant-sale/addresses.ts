/** Specification 2, merchants: "Merchants C2B Sales". */
export const merchantSalePaths = {
  list: '/merchants/sells',
  details: '/merchants-sells-details/:secureToken',
} as const

/** Where a payment at a till is looked at. */
export const toMerchantSale = (token: string) => `/merchants-sells-details/${token}`
