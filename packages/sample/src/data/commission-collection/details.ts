import type { CollectionDetail, CollectionRecord } from '@console/domain/commission-collection'
import type { SampleDatabase } from '../../store/store'
import { agents } from '../agent/rows'
import { entriesOfAgent, entryIn, holdersIn } from '../commission-entry/holders'
import { commissionVoucherEntity } from '../commission-voucher/entity'
import { agentOf } from '../commission-voucher/rows'
import { minIn, withheldFor } from '../shop-setting/vouchers'
import { destinationsOf } from './destinations'
import type { Collection } from './rows'

/** Commission of an agent in a currency, line by line, and the payout destinations. */
export function collectionDetail(
  row: Collection,
  database: SampleDatabase,
): Omit<CollectionDetail, '_actions'> {
  const seed = agentOf(row.agent.token)
  const holders = holdersIn(database)
  return {
    ...row,
    agentNo: agents()[seed.index]?.agentNo ?? '',
    entries: entriesOfAgent(row.agent.token, row.currency, database)
      .filter(({ entryToken }) => !holders.has(entryToken))
      .map((entry) => ({ ...entryIn(entry, database), _actions: [] })),
    destinations: destinationsOf(seed.index, row.currency),
    min: minIn(row.currency, database),
    withholdingBps: withheldFor(seed.country, database),
    vouchers: database
      .rows(commissionVoucherEntity)
      .filter(
        ({ agent, currency, status }) =>
          agent.token === row.agent.token &&
          currency === row.currency &&
          status !== 'paid' &&
          status !== 'cancelled',
      )
      .map(({ voucherToken, voucherNo }) => ({ token: voucherToken, label: voucherNo })),
  }
}

/** Record for the rules. */
export function collectionRecord(
  { agent, open, openEntries, currency }: Collection,
  database: SampleDatabase,
): CollectionRecord {
  return {
    min: minIn(currency, database),
    open,
    openEntries,
    currency,
    canBePaid: canBePaid({ agent, currency }),
  }
}

/** Checks whether an agent has a payout destination in a currency. */
export function canBePaid({ agent, currency }: Pick<Collection, 'agent' | 'currency'>): boolean {
  const { index } = agentOf(agent.token)
  return destinationsOf(index, currency).some(({ isVerified }) => isVerified)
}
