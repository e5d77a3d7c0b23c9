/** Specification 2, merchants: their sales returns. */
export const returnPaths = { list: '/merchants/vouchers' } as const

/** Address of a return, which is shown beside its list. */
export function toReturn(voucherToken: string): string {
  return `${returnPaths.list}?selected=${voucherToken}`
}
