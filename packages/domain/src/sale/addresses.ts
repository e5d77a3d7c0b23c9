import type { SaleRow } from './contract'

/** Specification 2, sales. */
export const salePaths = { b2c: '/b2c_sales', b2b: '/b2b_sales' } as const

/** Address of a sale, which is shown beside its ledger, whatever the ledger is filtered by. */
export function toSale(channel: SaleRow['channel'], secureToken: string): string {
  return `${salePaths[channel]}?selected=${secureToken}`
}
