/** Specification 2, merchants: their sales returns. */
export const returnPaths = { list: '/merchants/vouchers' } as const
