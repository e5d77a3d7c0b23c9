import type { Currency } from '@console/core/contracts'

/** Specification 2, "Commission Vouchers". */
export const voucherPaths = {
  list: '/agent/commission/payment/voucher',
  details: '/agent/payment/voucher/details/:voucherToken',
} as const

/** Where a voucher is looked at. */
export const toVoucher = (voucherToken: string) => `/agent/payment/voucher/details/${voucherToken}`

/** Where all vouchers of an agent are, by the `agentToken`; of one currency where that is said. */
export function toVouchersOf(agent: string, currency?: Currency): string {
  return `${voucherPaths.list}?view=all&agent=${agent}${currency ? `&currency=${currency}` : ''}`
}

/** The most lines of the ledger that an address names. */
export const mostEntriesNamed = 50

/** For whom a voucher is prepared. */
interface NewVoucher {
  /** The `agentToken`. */
  agent: string
  currency: Currency
  /** The lines of the ledger that it pays, `mostEntriesNamed` at most; left out, all that are open. */
  entries?: readonly string[]
}

/** Where a voucher is prepared: for nobody yet, or for an agent in a currency. */
export function toNewVoucher(of?: NewVoucher): string {
  const search = new URLSearchParams({ new: '1' })
  if (of) {
    search.set('agent', of.agent)
    search.set('currency', of.currency)
    if (of.entries) search.set('entries', of.entries.slice(0, mostEntriesNamed).join('.'))
  }
  return `${voucherPaths.list}?${search.toString()}`
}

/** The lines of the ledger that the address of a voucher to prepare names; null where it names none. */
export function entriesNamed(search: URLSearchParams): readonly string[] | null {
  return search.get('entries')?.split('.').slice(0, mostEntriesNamed) ?? null
}
