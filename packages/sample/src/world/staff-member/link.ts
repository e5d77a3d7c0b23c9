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

/** Who may accept the invitation that a link bears now; undefined where it has expired, was followed, taken back or sent anew. */
export function invitedBy(inviteToken: string, world: World): StoredStaffMember | undefined {
  const [staffToken = ''] = inviteToken.split('.')
  const member = world.find(staffEntity, staffToken)
  return member && isInvited(member, world) && inviteToken === inviteTokenOf(member)
    ? member
    : undefined
}

/** Whether somebody can accept an invitation now. */
export function isInvited({ status, inviteExpiresAt }: StoredStaffMember, world: World): boolean {
  return status === 'invited' && Date.parse(inviteExpiresAt ?? '') > world.now()
}
