import type { Currency, Money } from '@console/core/contracts'
import { shareOf } from '../order/breakdown'

/** Input of the amounts of a voucher. */
export interface VoucherParts {
  currency: Currency
  entries: readonly { amount: Money }[]
  adjustments: readonly { amount: Money }[]
  /** Withholding tax, in basis points. */
  withholdingBps: number
}

/** Amounts of a voucher: its entries, its adjustments, the tax withheld of both, and the payment. */
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
