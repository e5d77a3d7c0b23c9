import { holdsEntries } from '@console/domain/commission-voucher'
import type { CommissionEntry } from '@console/domain/commission-entry'
import type { CommissionVoucher } from '../commission-voucher/rows'

/** The voucher that each line of the ledger is on: one that was handed in, or has paid it. */
export function holdersAmong(
  vouchers: readonly CommissionVoucher[],
): ReadonlyMap<string, CommissionVoucher> {
  return new Map(
    vouchers
      .filter(({ status }) => holdsEntries(status))
      .flatMap((voucher) => voucher.entryTokens.map((own) => [own, voucher] as const)),
  )
}

/** Whether a line of the ledger was paid, by the voucher that it is on. */
export function stateOf(holder: CommissionVoucher | undefined): CommissionEntry['state'] {
  if (!holder) return 'open'
  return holder.status === 'paid' ? 'paid' : 'vouchered'
}
