import type { Entity } from '../store/entity'
import { accounts, type StoredAccount } from './accountRows'

/** Accounts that can sign in and are not staff. */
export const accountEntity: Entity<StoredAccount> = {
  name: 'accounts',
  seed: accounts,
  token: 'accountToken',
}
