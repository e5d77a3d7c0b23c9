import { accountPaths, type Mailed } from '@console/domain/account'
import { token } from '../../draws/token'
import type { Account } from '../../server/accounts'
import { refuse } from '../../server/refuse'
import { surroundings } from '../../server/surroundings'
import type { World } from '../../store/store'
import { eventNow } from '../shared/eventNow'
import { confirmJoined, join } from '../shop-user/registered'
import { staffEntity } from '../staff-member/entity'
import { accountEntity } from './entity'
import { holderOf, linkToken } from './links'
import type { StoredAccount } from './rows'

interface Registering {
  displayName: string
  email: string
}

function refuseField(field: string, detail: string) {
  return refuse(422, 'validation', detail, {
    errors: [{ pointer: `/${field}`, code: 'wrong', message: detail }],
  })
}

/**
 * Registers an account, which cannot sign in before its address is confirmed. Who registers an address again that was never confirmed begins anew.
 * @throws Refusal 422 with the texts of specification 5
 */
export function register(
  world: World,
  { displayName, email }: Registering,
  passwordHash: string,
): Mailed {
  const name = displayName.trim()
  if (name === '') throw refuseField('displayName', 'Enter display name')
  const address = email.trim().toLowerCase()
  const before = world.rows(accountEntity).find((each) => each.email === address)
  const isStaffs = world.rows(staffEntity).some((each) => each.email === address)
  if (isStaffs || before?.isConfirmed) throw refuseField('email', 'The email is already in use')

  const [firstName = name, ...rest] = name.split(/\s+/)
  const written = {
    userName: address,
    email: address,
    firstName,
    lastName: rest.join(' '),
    phone: '',
    passwordHash,
    isConfirmed: false,
  }
  const own = before?.accountToken ?? token(`account ${address}`, world.changes().length)
  const account: StoredAccount = before
    ? world.change(accountEntity, own, written, own)
    : world.add<StoredAccount>(accountEntity, { accountToken: own, ...written }, own)
  join(world, account)
  const holder = { token: own, passwordHash: account.passwordHash ?? undefined }
  const link = linkToken('confirm', holder, world)
  return {
    message: 'A link is on its way to this address: it confirms that it is yours.',
    link: surroundings().mail(address, `${accountPaths.mailConfirm}?token=${link}`),
  }
}

/** Confirms the address that a link was mailed to. @throws Refusal 401 with the text of specification 8 */
export function confirm(world: World, link: string): void {
  const holder = holderOf('confirm', link, world)
  const account = holder && world.find(accountEntity, holder.token)
  if (!account) throw refuse(401, 'invalid_token', 'Invalid access token detected')
  if (!account.isConfirmed)
    world.change(accountEntity, holder.token, { isConfirmed: true }, holder.token)
  confirmJoined(world, account)
}

/** Sends somebody a link to choose a new password. @returns where it leads; null where it is not to be told */
export function mailPasswordLink(world: World, account: Account | undefined): string | null {
  if (!account) return null
  const link = linkToken('password', account, world)
  return surroundings().mail(account.email, `${accountPaths.passwordChange}?token=${link}`)
}

/** The account of a mailed link to a new password. @throws Refusal 409 if the link is invalid, expired or used */
export function requirePasswordLink(world: World, link: string): { token: string } {
  const holder = holderOf('password', link, world)
  if (!holder) throw refuse(409, 'link_ended', 'This link has ended.')
  return holder
}

/**
 * Stores the password that somebody chose by a mailed link, which ends their sessions.
 * @throws Refusal 409 if the link is invalid, expired or used
 */
export function choosePassword(world: World, link: string, passwordHash: string): void {
  const { token: own } = requirePasswordLink(world, link)
  const member = world.find(staffEntity, own)
  if (!member) {
    world.change(accountEntity, own, { passwordHash }, own)
    return
  }
  const actor = { token: own, name: member.name, role: 'staff' } as const
  const event = eventNow(world, { actor, type: 'staffMember.password_chosen' })
  world.change(staffEntity, own, { passwordHash }, own, {
    done: { action: 'choose_password', event },
  })
}
