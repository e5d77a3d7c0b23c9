import { type Account, findAccount, sampleAccounts } from '../../server/accounts'
import { world } from '../../store/store'
import { staffEntity } from './entity'
import type { StoredStaffMember } from './rows'

/** What the log calls who shops. */
const shopUsers = 'shop-users'

/**
 * Who can sign in now, by a user name or e-mail address, with the roles that they have now. Undefined for who is unknown, suspended, blocked
 * or has not accepted an invitation: their tokens end with it.
 */
export function accountNow(name: string): Account | undefined {
  const known = findAccount(name)
  const wanted = known?.email ?? name.trim().toLowerCase()
  const member = world.rows(staffEntity).find(({ email }) => email === wanted)
  if (member) return member.status === 'active' ? accountOf(member, known) : undefined
  return known && !isBlocked(known) ? known : undefined
}

/** Who has written something, by the token that is kept with it; null for what happens by itself. */
export function writerWith(token: string): { token: string; name: string } | null {
  const member = world.find(staffEntity, token)
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

/** Whether a customer is blocked. The one who can sign in is not from the beginning on: the log says what has changed. */
function isBlocked({ token }: Account): boolean {
  const changes = world.changes()
  const last = changes.findLast(
    (change) =>
      change.entity === shopUsers && change.token === token && change.fields.status !== undefined,
  )
  return last?.fields.status === 'blocked'
}
