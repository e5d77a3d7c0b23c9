/** Specification 2, sales. */
export const salePaths = { b2c: '/b2c_sales', b2b: '/b2b_sales' } as const
