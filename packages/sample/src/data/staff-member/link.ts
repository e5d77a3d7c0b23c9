import { refuse } from '../../server/refuse'
import { environment } from '../../server/environment'
import type { SampleDatabase } from '../../store/store'
import { staffEntity } from '../../accounts/staffEntity'
import type { StoredStaffMember } from '../../accounts/staffRows'

/**
 * Token in a mailed link: the member, and the number of their invitation. It is signed like an access token, so that it cannot be
 * forged, and is stored nowhere.
 */
export function inviteTokenOf({
  staffToken,
  invitation,
}: Pick<StoredStaffMember, 'staffToken' | 'invitation'>): string {
  const content = `${staffToken}.${invitation}`
  return `${content}.${environment().signing.sign(`invitation ${content}`)}`
}

/** Member whom a link invites. @throws Refusal 409 if the invitation has expired, or was accepted, revoked or sent again */
export function requireInvited(inviteToken: string, database: SampleDatabase): StoredStaffMember {
  const [staffToken = ''] = inviteToken.split('.')
  const member = database.find(staffEntity, staffToken)
  if (!member || !isInvited(member, database) || inviteToken !== inviteTokenOf(member))
    throw refuse(409, 'invitation_ended', 'staff.invitation_ended')
  return member
}

/** Checks whether a staff member can accept an invitation now. */
export function isInvited(
  { status, inviteExpiresAt }: StoredStaffMember,
  database: SampleDatabase,
): boolean {
  return status === 'invited' && Date.parse(inviteExpiresAt ?? '') > database.now()
}
