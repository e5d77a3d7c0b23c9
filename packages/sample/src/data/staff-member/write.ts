import { type Invitation, type Invited, joinPath } from '@console/domain/staff-member'
import type { AuditEvent } from '@console/core/workflows'
import type { Actor } from '@console/core/contracts'
import { token } from '../../random/token'
import type { Account } from '../../accounts/accounts'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { reviewerWith } from '../../accounts/actors'
import { inviteEnd } from './decisions'
import { staffEntity } from '../../accounts/staffEntity'
import { inviteTokenOf, isInvited } from './link'
import type { StoredStaffMember } from '../../accounts/staffRows'
import { currentEvent } from '../../store/currentEvent'

/** A call that invites someone. */
interface Inviting {
  database: SampleDatabase
  account: Account
  body: Invitation
}

/**
 * Invites someone.
 * @throws Refusal 409 if the address is a colleague's, 422 if an administrator would give the role SuperAdmin
 */
export function inviteMember({ database, account, body }: Inviting): StoredStaffMember {
  const { name, email } = body
  const roles = [...new Set(body.roles)]
  if (database.rows(staffEntity).some((each) => each.email === email))
    throw refuseAt(409, 'duplicate', '/email', 'staff.email_taken')
  if (roles.includes('SuperAdmin') && !account.roles.includes('SuperAdmin'))
    throw refuseAt(422, 'super_admin_given', '/roles', 'staff.super_admin_role')
  const [firstName = name, ...rest] = name.split(/\s+/)
  const by = reviewerWith(account.token)
  return database.add<StoredStaffMember>(
    staffEntity,
    {
      staffToken: token(`staff ${account.token}`, database.changes().length),
      name,
      firstName,
      lastName: rest.join(' '),
      email,
      roles,
      status: 'invited',
      lastSeenAt: null,
      twoStep: false,
      invitedBy: by,
      inviteExpiresAt: inviteEnd(database),
      passwordHash: null,
      invitation: 1,
      decision: null,
    },
    account.token,
    { done: { action: 'invite', event: staffEvent(database, by, 'invited', null, 'invited') } },
  )
}

/** Path of a member's mailed link; its host is the console's. */
export function inviteLinkOf(member: StoredStaffMember): Invited['link'] {
  return `${joinPath}?token=${encodeURIComponent(inviteTokenOf(member))}`
}

/**
 * Link of the open invitation, after recording the caller in the history.
 * @throws Refusal 403 if a SuperAdmin is invited and the caller is none, 409 if there is no open invitation
 */
export function issueInviteLink(
  { database, account }: Pick<Inviting, 'database' | 'account'>,
  member: StoredStaffMember,
): string {
  if (!isInvited(member, database)) throw refuse(409, 'wrong_status', 'staff.invitation_ended')
  if (member.roles.includes('SuperAdmin') && !account.roles.includes('SuperAdmin'))
    throw refuse(403, 'super_admin_only', 'staff.super_admin_invite')
  const event = currentEvent(database, {
    actor: reviewerWith(account.token),
    type: 'staffMember.link_told',
  })
  database.change(staffEntity, member.staffToken, {}, account.token, {
    done: { action: 'tell_link', event },
  })
  return inviteLinkOf(member)
}

/** Accepts an invitation: from now on the member can sign in. */
export function join(
  member: StoredStaffMember,
  passwordHash: string,
  database: SampleDatabase,
): void {
  const { staffToken, name } = member
  const own: Actor = { token: staffToken, name, role: 'staff' }
  const at = instant(database.now())
  database.change(
    staffEntity,
    staffToken,
    {
      status: 'active',
      lastSeenAt: at,
      inviteExpiresAt: null,
      passwordHash,
    },
    staffToken,
    { done: { action: 'join', event: staffEvent(database, own, 'joined', 'invited', 'active') } },
  )
}

function staffEvent(
  database: SampleDatabase,
  actor: Actor,
  what: 'invited' | 'joined',
  from: string | null,
  to: string,
): AuditEvent {
  return currentEvent(database, {
    actor,
    type: `staffMember.${what}`,
    from,
    to,
  })
}

function refuseAt(status: number, code: string, pointer: string, message: Sentence) {
  return refuse(status, code, message, { errors: [{ pointer, message }] })
}
