import type { Entity } from '../../store/entity'
import { accounts, type StoredAccount } from './rows'

/** Who can sign in and is none of the staff. */
export const accountEntity: Entity<StoredAccount> = {
  name: 'accounts',
  seed: accounts,
  token: 'accountToken',
}
