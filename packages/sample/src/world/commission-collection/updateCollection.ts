import type { Currency } from '@console/core/contracts'
import type { World } from '../../store/store'
import { entriesOfAgent, holdersIn } from '../commission-entry/holders'
import { collectionEntity } from './entity'
import { collectionOf, collectionToken, totalsOf } from './rows'

/** Updates an agent's commission in a currency to the current ledger and vouchers. */
export function updateCollection(
  agentToken: string,
  currency: Currency,
  by: string,
  world: World,
): void {
  const own = collectionToken(agentToken, currency)
  const entries = entriesOfAgent(agentToken, currency, world)
  const holders = holdersIn(world)
  if (world.find(collectionEntity, own))
    world.change(collectionEntity, own, totalsOf(currency, entries, holders), by)
  else if (entries.length > 0) world.add(collectionEntity, collectionOf(entries, holders), by)
}
