import { type Account, findAccount, sampleAccounts } from './accounts'
import { database } from '../store/store'
import { staffEntity } from './staffEntity'
import type { StoredStaffMember } from './staffRows'
import { accountEntity } from './accountEntity'
import type { StoredAccount } from './accountRows'

/** Name of the shop users' resource in the log. */
const shopUsers = 'shop-users'

/**
 * Account that can sign in now, by a user name or email address, with its current roles. Undefined for one that is unknown,
 * suspended, blocked, has not accepted an invitation or not confirmed its address: its tokens end with it.
 */
export function currentAccount(name: string): Account | undefined {
  const known = findAccount(name)
  const wanted = known?.email ?? name.trim().toLowerCase()
  const member = database.rows(staffEntity).find(({ email }) => email === wanted)
  if (member) return member.status === 'active' ? accountOf(member, known) : undefined
  const own = database.rows(accountEntity).find(({ email }) => email === wanted)
  return own?.isConfirmed && !isBlocked(own) ? customerOf(own) : undefined
}

/** Account that can be mailed a link to choose a password: also one with an unconfirmed address, because following the link confirms it. */
export function accountToMail(name: string): Account | undefined {
  const wanted = name.trim().toLowerCase()
  const unconfirmed = database
    .rows(accountEntity)
    .find(({ email, isConfirmed }) => email === wanted && !isConfirmed)
  return unconfirmed ? customerOf(unconfirmed) : currentAccount(name)
}

/** Author of a write, by the stored token; null for automatic changes. */
export function writerWith(token: string): { token: string; name: string } | null {
  const member = database.find(staffEntity, token)
  if (member) return { token, name: member.name }
  const account = sampleAccounts.find((each) => each.token === token)
  return account ? { token, name: `${account.firstName} ${account.lastName}` } : null
}

function accountOf(member: StoredStaffMember, known?: Account): Account {
  const { staffToken, email, firstName, lastName, roles, passwordHash, twoStep } = member
  return {
    token: staffToken,
    userName: known?.userName ?? email,
    email,
    firstName,
    lastName,
    phone: known?.phone ?? '',
    roles,
    passwordHash: passwordHash ?? undefined,
    hasTwoStep: twoStep,
  }
}

/** Account of a customer. */
export function customerOf({ accountToken, passwordHash, ...known }: StoredAccount): Account {
  const { userName, email, firstName, lastName, phone } = known
  return {
    token: accountToken,
    userName,
    email,
    firstName,
    lastName,
    phone,
    roles: ['customer'],
    passwordHash: passwordHash ?? undefined,
  }
}

/** Checks whether a customer is blocked. No customer who can sign in is blocked initially: the log has the changes. */
function isBlocked({ accountToken }: StoredAccount): boolean {
  const changes = database.changes()
  const last = changes.findLast(
    (change) =>
      change.entity === shopUsers &&
      change.token === accountToken &&
      change.fields.status !== undefined,
  )
  return last?.fields.status === 'blocked'
}
