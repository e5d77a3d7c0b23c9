import { holdsEntries } from '@console/domain/commission-voucher'
import type { CommissionEntry } from '@console/domain/commission-entry'
import type { CommissionVoucher } from '../commission-voucher/rows'

/** Voucher of each ledger line: one that was submitted, or has paid it. */
export function holdersAmong(
  vouchers: readonly CommissionVoucher[],
): ReadonlyMap<string, CommissionVoucher> {
  return new Map(
    vouchers
      .filter(({ status }) => holdsEntries(status))
      .flatMap((voucher) => voucher.entryTokens.map((own) => [own, voucher] as const)),
  )
}

/** State of a ledger line, by its voucher. */
export function stateOf(holder: CommissionVoucher | undefined): CommissionEntry['state'] {
  if (!holder) return 'open'
  return holder.status === 'paid' ? 'paid' : 'vouchered'
}
