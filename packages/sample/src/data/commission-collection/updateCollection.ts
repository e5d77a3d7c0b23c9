import type { Currency } from '@console/core/contracts'
import type { SampleDatabase } from '../../store/store'
import { entriesOfAgent, holdersIn } from '../commission-entry/holders'
import { collectionEntity } from './entity'
import { collectionOf, collectionToken, totalsOf } from './rows'

/** Updates an agent's commission in a currency to the current ledger and vouchers. */
export function updateCollection(
  agentToken: string,
  currency: Currency,
  by: string,
  database: SampleDatabase,
): void {
  const own = collectionToken(agentToken, currency)
  const entries = entriesOfAgent(agentToken, currency, database)
  const holders = holdersIn(database)
  if (database.find(collectionEntity, own))
    database.change(collectionEntity, own, totalsOf(currency, entries, holders), by)
  else if (entries.length > 0) database.add(collectionEntity, collectionOf(entries, holders), by)
}
