import type { Entity } from '../../store/entity'
import { entries, type Entry } from './rows'

/** The ledger, as the store keeps it. */
export const entryEntity: Entity<Entry> = {
  name: 'commission-entries',
  seed: entries,
  token: 'entryToken',
}
