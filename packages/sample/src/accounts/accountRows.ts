import { once } from '../random/once'
import { type Account, sampleAccounts } from './accounts'

/** A registration of an unconfirmed address: the name and the password given with it. */
export interface PendingRegistration extends Pick<Account, 'firstName' | 'lastName'> {
  passwordHash: string
  /** Instant of the registration. */
  at: string
}

/** Stored accounts that can sign in and are not staff. The staff's passwords are stored with the staff. */
export interface StoredAccount extends Pick<
  Account,
  'userName' | 'email' | 'firstName' | 'lastName' | 'phone'
> {
  version: number
  accountToken: string
  /** Hash of the password that they have chosen; null for the sample's password. */
  passwordHash: string | null
  /** Set once the address is confirmed: no one signs in before that. */
  isConfirmed: boolean
  /**
   * Registrations before the confirmation, oldest first: the one whose password is given with the mailed link counts.
   */
  pending?: readonly PendingRegistration[]
}

/** Customers among the sample's accounts. */
export const accounts = once((): StoredAccount[] =>
  sampleAccounts
    .filter(({ roles }) => roles.includes('customer'))
    .map(({ token, userName, email, firstName, lastName, phone }) => ({
      version: 1,
      accountToken: token,
      userName,
      email,
      firstName,
      lastName,
      phone,
      passwordHash: null,
      isConfirmed: true,
    })),
)
