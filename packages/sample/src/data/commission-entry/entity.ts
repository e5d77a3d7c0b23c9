import type { Entity } from '../../store/entity'
import { entries, type Entry } from './rows'

/** Stored ledger. */
export const entryEntity: Entity<Entry> = {
  name: 'commission-entries',
  seed: entries,
  token: 'entryToken',
}
