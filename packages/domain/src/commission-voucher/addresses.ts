import type { Currency } from '@console/core/contracts'

/** Specification 2, "Commission Vouchers". */
export const voucherPaths = {
  list: '/agent/commission/payment/voucher',
  details: '/agent/payment/voucher/details/:voucherToken',
} as const

/** Where a voucher is looked at. */
export const toVoucher = (voucherToken: string) => `/agent/payment/voucher/details/${voucherToken}`

/** Where a voucher is prepared: for nobody yet, or for an agent by the `agentToken`, in a currency. */
export function toNewVoucher(of?: { agent: string; currency: Currency }): string {
  return `${voucherPaths.list}?new=1${of ? `&agent=${of.agent}&currency=${of.currency}` : ''}`
}
