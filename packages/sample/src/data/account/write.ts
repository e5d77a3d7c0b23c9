import { accountPaths, type Mailed } from '@console/domain/account'
import { token } from '../../random/token'
import type { Account } from '../../accounts/accounts'
import type { EndpointCall } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { environment } from '../../server/environment'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { currentEvent } from '../../store/currentEvent'
import { confirmJoined, join, leaveUnconfirmed } from '../shop-user/registered'
import { staffEntity } from '../../accounts/staffEntity'
import type { StoredStaffMember } from '../../accounts/staffRows'
import { customerOf } from '../../accounts/currentAccount'
import { accountEntity } from '../../accounts/accountEntity'
import { holderOf, linkLifetime, linkToken } from './links'
import type { PendingRegistration, StoredAccount } from '../../accounts/accountRows'
import { revokeAllTokens } from '../../accounts/sessions'

/** Maximum pending registrations of one address: the newest. */
const maxPending = 3

interface Registering {
  displayName: string
  email: string
}

function refuseField(field: string, message: Sentence) {
  return refuse(422, 'validation', message, {
    errors: [{ pointer: `/${field}`, code: 'wrong', message }],
  })
}

/** Registrations of an address that can still be confirmed. */
function pendingOf(
  { pending = [] }: StoredAccount,
  database: SampleDatabase,
): readonly PendingRegistration[] {
  return pending.filter(({ at }) => Date.parse(at) + linkLifetime.confirm > database.now())
}

/**
 * Registers an account. No one can sign in before the owner of the address has followed the mailed link and given the password of
 * this registration: another registration of the same address does not affect this one.
 * @throws Refusal 422 with the texts of specification 5
 */
export function register(
  {
    body: { displayName, email },
    database,
    translateSentence,
  }: Pick<EndpointCall<Registering, 'public'>, 'body' | 'database' | 'translateSentence'>,
  passwordHash: string,
): Mailed {
  const name = displayName.trim()
  if (name === '') throw refuseField('displayName', 'account.name_missing')
  const address = email.trim().toLowerCase()
  const isStaffs = database.rows(staffEntity).some((each) => each.email === address)
  const known = database.rows(accountEntity).find((each) => each.email === address)
  if (isStaffs || known?.isConfirmed) throw refuseField('email', 'account.email_taken')
  removeExpired(database)

  const [firstName = name, ...rest] = name.split(/\s+/)
  const names = { firstName, lastName: rest.join(' ') }
  const pending = { ...names, passwordHash, at: instant(database.now()) }
  const before = known && database.find(accountEntity, known.accountToken)
  const own = before?.accountToken ?? token(`account ${address}`, database.changes().length)
  if (before) {
    const all = [...pendingOf(before, database), pending].slice(-maxPending)
    database.change(accountEntity, own, { pending: all }, own)
  } else {
    const account = database.add<StoredAccount>(
      accountEntity,
      {
        accountToken: own,
        userName: address,
        email: address,
        ...names,
        phone: '',
        // Matches no password.
        passwordHash: '',
        isConfirmed: false,
        pending: [pending],
      },
      own,
    )
    join(database, account)
  }
  const link = linkToken('confirm', { token: own }, database)
  return {
    message: translateSentence('account.link_sent'),
    link: environment().mail(address, `${accountPaths.mailConfirm}?token=${link}`),
  }
}

/** Removes accounts whose registrations have all expired. */
function removeExpired(database: SampleDatabase): void {
  const expired = database
    .rows(accountEntity)
    .filter((each) => !each.isConfirmed && pendingOf(each, database).length === 0)
  for (const { accountToken } of expired) {
    database.remove(accountEntity, accountToken, accountToken)
    leaveUnconfirmed(database, accountToken)
  }
}

/** Account whose address a link confirms. @throws Refusal 401 with the text of specification 8 */
function requireConfirmLink(database: SampleDatabase, link: string): StoredAccount {
  const holder = holderOf('confirm', link, database)
  const account = holder && database.find(accountEntity, holder.token)
  if (!account) throw refuse(401, 'invalid_token', 'access_token.rejected')
  return account
}

/**
 * Compares a password with those of the registrations that a link may confirm.
 * @returns the matching hash; null for none
 * @throws Refusal 401 with the text of specification 8
 */
export async function matchRegistration(
  database: SampleDatabase,
  link: string,
  password: string,
): Promise<string | null> {
  const account = await environment().inTurn(() => requireConfirmLink(database, link), null)
  // A link that is followed again, as after a lost answer, changes nothing.
  const hashes = account.isConfirmed
    ? [account.passwordHash]
    : pendingOf(account, database).map(({ passwordHash }) => passwordHash)
  for (const passwordHash of hashes.toReversed()) {
    const registered = { ...customerOf(account), passwordHash: passwordHash ?? undefined }
    if (await environment().isPasswordOf(registered, password)) return passwordHash
  }
  return null
}

/**
 * Confirms the address that a link was mailed to, with the name and password of one of its registrations. The others are removed.
 * @param passwordHash of that registration; null if the password matches none
 * @throws Refusal 401 with the text of specification 8; for a wrong password 422
 */
export function confirm(database: SampleDatabase, link: string, passwordHash: string | null): void {
  const account = requireConfirmLink(database, link)
  if (account.isConfirmed && passwordHash === account.passwordHash) return
  const registration = pendingOf(account, database).find(
    (each) => each.passwordHash === passwordHash,
  )
  if (!registration) throw refuseField('password', 'sign_in.password_wrong')
  const { firstName, lastName } = registration
  activate(database, account, { firstName, lastName, passwordHash })
}

/** Activates an account whose owner has followed a mailed link: from now on they can sign in. */
function activate(
  database: SampleDatabase,
  { accountToken }: StoredAccount,
  fields: Partial<Pick<StoredAccount, 'firstName' | 'lastName' | 'passwordHash'>>,
): void {
  const changed = database.change(
    accountEntity,
    accountToken,
    { ...fields, isConfirmed: true, pending: [] },
    accountToken,
  )
  confirmJoined(database, changed)
}

/** Sends someone a link to choose a new password. @returns its path; null if the answer must not contain it */
export function mailPasswordLink(
  database: SampleDatabase,
  account: Account | undefined,
): string | null {
  if (!account) return null
  const link = linkToken('password', account, database)
  return environment().mail(account.email, `${accountPaths.passwordChange}?token=${link}`)
}

/** Account of a mailed link to a new password. @throws Refusal 409 if the link is invalid, expired or used */
export function requirePasswordLink(
  database: SampleDatabase,
  link: string,
): StoredStaffMember | StoredAccount {
  const holder = holderOf('password', link, database)
  const found =
    holder &&
    (database.find(staffEntity, holder.token) ?? database.find(accountEntity, holder.token))
  if (!found) throw refuse(409, 'link_ended', 'password.link_ended')
  return found
}

/**
 * Stores the password that someone chose with a mailed link, which ends their sessions and confirms their address.
 * @throws Refusal 409 if the link is invalid, expired or used
 */
export function choosePassword(database: SampleDatabase, link: string, passwordHash: string): void {
  const found = requirePasswordLink(database, link)
  if ('accountToken' in found) {
    revokeAllTokens(database, found.accountToken)
    if (found.isConfirmed)
      database.change(accountEntity, found.accountToken, { passwordHash }, found.accountToken)
    else activate(database, found, { passwordHash })
    return
  }
  const { staffToken: own, name } = found
  revokeAllTokens(database, own)
  const actor = { token: own, name, role: 'staff' } as const
  const event = currentEvent(database, { actor, type: 'staffMember.password_chosen' })
  database.change(staffEntity, own, { passwordHash }, own, {
    done: { action: 'choose_password', event },
  })
}
