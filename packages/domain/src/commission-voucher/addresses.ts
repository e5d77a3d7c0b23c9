import type { Currency } from '@console/core/contracts'

/** Specification 2, "Commission Vouchers". */
export const voucherPaths = {
  list: '/agent/commission/payment/voucher',
  details: '/agent/payment/voucher/details/:voucherToken',
} as const

/** Address of a voucher. */
export const toVoucher = (voucherToken: string) => `/agent/payment/voucher/details/${voucherToken}`

/** Vouchers of an agent, by `agentToken`; optionally in one currency. */
export function toVouchersOf(agent: string, currency?: Currency): string {
  return `${voucherPaths.list}?view=all&agent=${agent}${currency ? `&currency=${currency}` : ''}`
}

/** Maximum ledger lines in an address. */
export const maxEntriesNamed = 50

/** Prefilled values of a new voucher. */
interface NewVoucher {
  /** The `agentToken`. */
  agent: string
  currency: Currency
  /** Ledger lines to pay, at most `maxEntriesNamed`; without them, all open ones. */
  entries?: readonly string[]
}

/** Form for a new voucher: empty, or for an agent in a currency. */
export function toNewVoucher(of?: NewVoucher): string {
  const search = new URLSearchParams({ new: '1' })
  if (of) {
    search.set('agent', of.agent)
    search.set('currency', of.currency)
    if (of.entries) search.set('entries', of.entries.slice(0, maxEntriesNamed).join('.'))
  }
  return `${voucherPaths.list}?${search.toString()}`
}

/** Ledger lines named in the address of a new voucher; null for none. */
export function entriesNamed(search: URLSearchParams): readonly string[] | null {
  return search.get('entries')?.split('.').slice(0, maxEntriesNamed) ?? null
}
