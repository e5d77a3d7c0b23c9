import type { Send } from '@console/core/api'
import {
  type Acceptance,
  type Invitation,
  invited,
  inviteLink,
  type Invited,
  joined,
  type Joined,
} from './contract'

/**
 * Invites a person to the staff: mails a link, and returns it.
 * @param key the same for every attempt, so that one mail is sent
 * @throws ApiError 409 if the address belongs to a colleague; 422 if an administrator tries to grant the role SuperAdmin
 */
export function inviteStaff(send: Send, body: Invitation, key: string): Promise<Invited> {
  return send({
    base: 'business',
    method: 'POST',
    path: '/staff/invitations',
    body,
    headers: { 'Idempotency-Key': key },
    answer: invited,
  })
}

/**
 * Returns the current link of an invitation, as last mailed. The history records who requested it.
 * @throws ApiError 403 if a SuperAdmin is invited and the caller is not one; 409 if the invitation is no longer open
 */
export async function requestInviteLink(send: Send, staffToken: string): Promise<string> {
  const { link } = await send({
    base: 'business',
    method: 'POST',
    path: '/staff/:staffToken/link',
    segments: { staffToken },
    answer: inviteLink,
  })
  return link
}

/**
 * Accepts an invitation by the mailed link.
 * @throws ApiError 409 if it expired, was used or withdrawn, or a newer one was sent
 */
export function acceptInvitation(send: Send, body: Acceptance): Promise<Joined> {
  return send({
    base: 'business',
    method: 'POST',
    path: '/auth/invitation',
    body,
    answer: joined,
  })
}
