/** Specification 2, orders. `/order-details` takes `?secureToken=` (decision 0003). */
export const orderPaths = {
  b2c: '/b2c_orders',
  b2b: '/b2b_orders',
  agents: '/agents-orders',
  manual: '/manual-order',
  details: '/order-details',
} as const

/** Form for a manual order. */
export const toNewOrder = '/manual-order?new=1'

/** Form that continues a draft. */
export const toDraft = (token: string) => `/manual-order?draft=${token}`

/** The caller's drafts. */
export const toDrafts = '/manual-order?drafts=1'

/** Address of an order. */
export const toOrder = (token: string) => `/order-details?secureToken=${token}`
