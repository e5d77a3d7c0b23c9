import type { Currency, Ref } from '@console/core/contracts'
import type { CommissionEntry } from '@console/domain/commission-entry'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { commissionVoucherEntity } from '../commission-voucher/entity'
import type { CommissionVoucher } from '../commission-voucher/rows'
import { entryEntity } from './entity'
import type { Entry } from './rows'
import { holdersAmong, stateOf } from './states'
import { onceOf } from '../../random/once'

const holdersOf = onceOf(holdersAmong)

/** Voucher of each ledger line: one that was submitted, or has paid it. */
export function holdersIn({ rows }: SampleDatabase): ReadonlyMap<string, CommissionVoucher> {
  return holdersOf(rows(commissionVoucherEntity))
}

/** A ledger line with its current state. */
export function entryIn(entry: Entry, database: SampleDatabase): Omit<CommissionEntry, '_actions'> {
  const holder = holdersIn(database).get(entry.entryToken)
  const voucher: Ref | null = holder
    ? { token: holder.voucherToken, label: holder.voucherNo }
    : null
  return { ...entry, state: stateOf(holder), voucher }
}

const byPurse: Index<Entry> = {
  entity: entryEntity,
  keysOf: ({ agent, amount }) => [`${agent?.token} ${amount.currency}`],
}

/** Lines of one agent in one currency, oldest first. */
export function entriesOfAgent(
  agentToken: string,
  currency: Currency,
  { matching }: SampleDatabase,
): readonly Entry[] {
  return matching(byPurse, `${agentToken} ${currency}`)
}
