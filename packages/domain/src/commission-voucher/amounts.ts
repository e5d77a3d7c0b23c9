import type { Currency, Money } from '@console/core/contracts'
import { shareOf } from '../order/breakdown'

/** The least that is paid at once, in minor units: sending less would cost more than it is worth. */
export const leastVoucher: Readonly<Record<Currency, number>> = {
  KES: 10_000,
  TZS: 200_000,
  ETB: 10_000,
  USD: 100,
  EUR: 100,
  AED: 500,
  SAR: 500,
  TRY: 4000,
  SOS: 50_000,
  UGX: 3000,
  RWF: 1000,
  BIF: 2000,
  DJF: 150,
}

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
