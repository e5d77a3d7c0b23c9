import type { Currency, Ref } from '@console/core/contracts'
import type { CommissionEntry } from '@console/domain/commission-entry'
import { grouped } from '../../draws/grouped'
import type { World } from '../../store/store'
import { commissionVoucherEntity } from '../commission-voucher/entity'
import type { CommissionVoucher } from '../commission-voucher/rows'
import { entryEntity } from './entity'
import type { Entry } from './rows'
import { holdersAmong, stateOf } from './states'

const held = new WeakMap<object, ReadonlyMap<string, CommissionVoucher>>()

/** The voucher that each line of the ledger is on: one that was handed in, or has paid it. */
export function holdersIn({ rows }: World): ReadonlyMap<string, CommissionVoucher> {
  const vouchers = rows(commissionVoucherEntity)
  let known = held.get(vouchers)
  if (!known) held.set(vouchers, (known = holdersAmong(vouchers)))
  return known
}

/** A line of the ledger, with where it stands now. */
export function entryIn(entry: Entry, world: World): Omit<CommissionEntry, '_actions'> {
  const holder = holdersIn(world).get(entry.entryToken)
  const voucher: Ref | null = holder
    ? { token: holder.voucherToken, label: holder.voucherNo }
    : null
  return { ...entry, state: stateOf(holder), voucher }
}

const purses = new WeakMap<object, ReadonlyMap<string, Entry[]>>()

/** The lines of one agent in one currency, oldest first. */
export function entriesOfAgent(
  agentToken: string,
  currency: Currency,
  { rows }: World,
): readonly Entry[] {
  const all = rows(entryEntity)
  let known = purses.get(all)
  if (!known)
    purses.set(
      all,
      (known = grouped(all, ({ agent, amount }) => `${agent?.token} ${amount.currency}`)),
    )
  return known.get(`${agentToken} ${currency}`) ?? []
}
