import type { Currency } from '@console/core/contracts'
import type { CollectionRow } from '@console/domain/commission-collection'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { agentEntries, type Entry } from '../commission-entry/rows'
import { holdersAmong, stateOf } from '../commission-entry/states'
import { agentOf, type CommissionVoucher, commissionVouchers } from '../commission-voucher/rows'

/** Stored commission of one agent in one currency. */
export type Collection = Omit<CollectionRow, '_actions'>

/** Token of an agent's commission in a currency. */
export function collectionToken(agentToken: string, currency: Currency): string {
  return token(`collection ${currency} ${agentToken}`, 0)
}

/** Sums of ledger lines, by state. */
export function totalsOf(
  currency: Currency,
  entries: readonly Entry[],
  holders: ReadonlyMap<string, CommissionVoucher>,
) {
  const sum = (of: (entry: Entry) => boolean) => ({
    amount: entries.filter(of).reduce((so, { amount }) => so + amount.amount, 0),
    currency,
  })
  const holderOf = ({ entryToken }: Entry) => holders.get(entryToken)
  const isIn = (state: ReturnType<typeof stateOf>) => (entry: Entry) =>
    stateOf(holderOf(entry)) === state
  const open = entries.filter(isIn('open'))
  const accruals = entries.filter(({ type }) => type === 'accrual')
  const paidAt = entries.flatMap((entry) => {
    const holder = holderOf(entry)
    return holder?.status === 'paid' && holder.paid ? [holder.paid.at] : []
  })
  return {
    accrued: sum(({ type }) => type === 'accrual'),
    reversed: sum(({ type }) => type === 'reversal'),
    adjusted: sum(({ type }) => type === 'adjustment'),
    open: sum(isIn('open')),
    vouchered: sum(isIn('vouchered')),
    paid: sum(isIn('paid')),
    outstanding: sum((entry) => !isIn('paid')(entry)),
    orders: new Set(accruals.map(({ order }) => order?.token)).size,
    openEntries: open.length,
    lastAccruedAt: accruals.at(-1)?.at ?? null,
    lastPaidAt: paidAt.toSorted().at(-1) ?? null,
    oldestOpenAt: open[0]?.at ?? null,
  }
}

/** Collection of one agent's lines in one currency, oldest first. */
export function collectionOf(
  entries: readonly Entry[],
  holders: ReadonlyMap<string, CommissionVoucher>,
): Collection {
  const [first] = entries
  if (!first?.agent) throw new Error('A collection is of an agent')
  const { currency } = first.amount
  return {
    version: 1,
    collectionToken: collectionToken(first.agent.token, currency),
    agent: first.agent,
    agentSecureToken: agentOf(first.agent.token).secureToken,
    currency,
    ...totalsOf(currency, entries, holders),
    decision: null,
  }
}

/** Commission of each agent in each currency. */
export const collections = once((): Collection[] => {
  const holders = holdersAmong(commissionVouchers())
  const all = grouped(agentEntries(), ({ agent, amount }) => `${agent?.token} ${amount.currency}`)
  return [...all.values()].map((entries) => collectionOf(entries, holders))
})
