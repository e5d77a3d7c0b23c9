/** Specification 2, merchants: their sales returns. */
export const returnPaths = { list: '/merchants/vouchers' } as const

/** The address of one return: it is shown beside its list. */
export function toReturn(voucherToken: string): string {
  return `${returnPaths.list}?selected=${voucherToken}`
}
