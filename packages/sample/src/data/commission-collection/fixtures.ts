import { minVoucher } from '../commission-voucher/minVoucher'
import { database } from '../../store/store'
import { canBePaid } from './details'
import { collectionEntity } from './entity'
import type { Collection } from './rows'

/** Conditions of the collections that stories and tests rely on; the first match is taken. */
const fixtureCollections = {
  /** With several open lines. */
  open: (row) =>
    row.currency === 'KES' && row.openEntries > 3 && row.open.amount > 100_000 && canBePaid(row),
  /** In a currency without decimals. */
  wholeCurrency: (row) =>
    row.currency === 'UGX' && row.open.amount >= minVoucher.UGX * 2 && canBePaid(row),
  /** All of it is on vouchers. */
  settled: ({ openEntries }) => openEntries === 0,
} satisfies Record<string, (row: Collection) => boolean>

/** Name of a collection that stories and tests rely on. */
export type FixtureCollection = keyof typeof fixtureCollections

/** Names of all of them. */
export const fixtureCollectionNames = Object.keys(fixtureCollections) as FixtureCollection[]

/**
 * Collection that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function fixtureCollection(name: FixtureCollection): Collection {
  const found = database.rows(collectionEntity).find(fixtureCollections[name])
  if (!found) throw new Error(`The sample data has no collection that is ${name}`)
  return found
}
