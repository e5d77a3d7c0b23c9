import type { Role } from '@console/core/permissions'
import type { UserInfo } from '@console/core/contracts'
import { token } from '../random/token'

/** Password of every sample account. */
export const samplePassword = 'console'

/** Someone who can sign in to the sample backend. */
export interface Account {
  /** `staffToken` of an operator, `userToken` of a customer. */
  token: string
  /** Alternative to the email address at sign-in. */
  userName: string
  email: string
  firstName: string
  lastName: string
  phone: string
  roles: readonly Role[]
  /** Hash of the password that they have chosen; missing for the sample's password. */
  passwordHash?: string | undefined
  /** A second step follows the password, which alone is not enough. */
  hasTwoStep?: boolean
}

function account(token: string, userName: string, name: string, roles: readonly Role[]): Account {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    token,
    userName,
    email: `${userName}@console.example`,
    firstName,
    lastName,
    phone: '+254000000100',
    roles,
  }
}

/** Accounts that can sign in. The operators are the first of the sample staff, in this order. */
export const sampleAccounts: readonly Account[] = [
  account(token('staff', 0), 'superadmin', 'Amina Yusuf', ['SuperAdmin']),
  account(token('staff', 1), 'admin', 'Brian Otieno', ['admin']),
  account(token('staff', 2), 'staff', 'Carol Nansubuga', ['staff']),
  account(token('staff', 3), 'daudi', 'Daudi Mushi', ['staff', 'admin']),
  account(token('shopUser', 0), 'customer', 'Eve Uwera', ['customer']),
]

/** Finds an account by a user name or email address, ignoring case. */
export function findAccount(name: string): Account | undefined {
  const wanted = name.trim().toLowerCase()
  return sampleAccounts.find(({ userName, email }) => userName === wanted || email === wanted)
}

/** Public view of an account for the console (specification 3). */
export function userInfoOf({ roles, firstName, lastName, email, phone }: Account): UserInfo {
  return { roles: [...roles], first_name: firstName, last_name: lastName, email, user_phone: phone }
}
