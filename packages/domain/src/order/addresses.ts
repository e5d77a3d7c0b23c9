/** Specification 2, orders. `/order-details` takes `?secureToken=` (decision 0003). */
export const orderPaths = {
  b2c: '/b2c_orders',
  b2b: '/b2b_orders',
  agents: '/agents-orders',
  manual: '/manual-order',
  details: '/order-details',
} as const

/** Where an order is looked at. */
export const toOrder = (token: string) => `/order-details?secureToken=${token}`
