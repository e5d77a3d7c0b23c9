/** Specification 2, orders. `/order-details` takes `?secureToken=` (decision 0003). */
export const orderPaths = {
  b2c: '/b2c_orders',
  b2b: '/b2b_orders',
  agents: '/agents-orders',
  manual: '/manual-order',
  details: '/order-details',
} as const

/** Where an order is written down. */
export const toNewOrder = '/manual-order?new=1'

/** Where one goes on with an order that was begun. */
export const toDraft = (token: string) => `/manual-order?draft=${token}`

/** The caller's orders that were begun. */
export const toDrafts = '/manual-order?drafts=1'

/** Where an order is looked at. */
export const toOrder = (token: string) => `/order-details?secureToken=${token}`
