import type { Currency, Money } from '@console/core/contracts'
import { shareOf } from '../order/breakdown'

/** What a voucher is made of. */
export interface VoucherParts {
  currency: Currency
  entries: readonly { amount: Money }[]
  adjustments: readonly { amount: Money }[]
  /** What is withheld for the tax office, in hundredths of a per cent. */
  withholdingBps: number
}

/** What a voucher comes to: its entries, what was added or taken off by hand, what is withheld of both, and what is paid. */
export function voucherAmounts({ currency, entries, adjustments, withholdingBps }: VoucherParts) {
  const money = (amount: number): Money => ({ amount, currency })
  const sum = (all: readonly { amount: Money }[]) =>
    all.reduce((so, { amount }) => so + amount.amount, 0)
  const gross = sum(entries)
  const adjusted = sum(adjustments)
  const withheld = shareOf(Math.max(0, gross + adjusted), withholdingBps)
  return {
    gross: money(gross),
    adjusted: money(adjusted),
    withheld: money(withheld),
    net: money(gross + adjusted - withheld),
  }
}
