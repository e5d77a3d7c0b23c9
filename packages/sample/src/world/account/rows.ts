import { once } from '../../draws/once'
import { type Account, sampleAccounts } from '../../server/accounts'

/** A registration of an address that nobody has confirmed: the name and the password given then. */
export interface PendingRegistration extends Pick<Account, 'firstName' | 'lastName'> {
  passwordHash: string
  /** When it was made. An instant. */
  at: string
}

/** Who can sign in and is none of the staff, as the store keeps them. The staff's passwords are with the staff. */
export interface StoredAccount extends Pick<
  Account,
  'userName' | 'email' | 'firstName' | 'lastName' | 'phone'
> {
  version: number
  accountToken: string
  /** What the password is compared with that they have chosen; null where they have the sample's. */
  passwordHash: string | null
  /** Whether the address is known to be theirs: nobody signs in before that. */
  isConfirmed: boolean
  /** The registrations before that, oldest first: the one whose password is given with the mailed link counts. */
  pending?: readonly PendingRegistration[]
}

/** The customers among the sample's accounts. */
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
