import { refuse } from '../../server/refuse'
import { surroundings } from '../../server/surroundings'
import type { World } from '../../store/store'
import { staffEntity } from './entity'
import type { StoredStaffMember } from './rows'

/**
 * What a mailed link bears: whose invitation it is, and which of theirs. It is signed as access tokens are, so that nobody makes one, and is kept nowhere.
 */
export function inviteTokenOf({
  staffToken,
  invitation,
}: Pick<StoredStaffMember, 'staffToken' | 'invitation'>): string {
  const content = `${staffToken}.${invitation}`
  return `${content}.${surroundings().signing.sign(`invitation ${content}`)}`
}

/** The member whom a link invites. @throws Refusal 409 if the invitation has expired, or was accepted, revoked or sent again */
export function requireInvited(inviteToken: string, world: World): StoredStaffMember {
  const [staffToken = ''] = inviteToken.split('.')
  const member = world.find(staffEntity, staffToken)
  if (!member || !isInvited(member, world) || inviteToken !== inviteTokenOf(member))
    throw refuse(409, 'invitation_ended', 'This invitation has ended.')
  return member
}

/** Whether somebody can accept an invitation now. */
export function isInvited({ status, inviteExpiresAt }: StoredStaffMember, world: World): boolean {
  return status === 'invited' && Date.parse(inviteExpiresAt ?? '') > world.now()
}
