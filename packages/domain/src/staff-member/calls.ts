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
 * Invites somebody to the staff: a link is mailed there, and told in the answer.
 * @param key the same for every try, so that one mail goes out
 * @throws ApiError 409 where the address is that of a colleague; 422 where an administrator would give the role SuperAdmin
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
 * Tells the link of the invitation that stands, as it was mailed last. It is in the history who has asked for it.
 * @throws ApiError 403 where a SuperAdmin is invited and who asks is none; 409 where nobody is invited any more
 */
export async function tellInviteLink(send: Send, staffToken: string): Promise<string> {
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
 * Accepts an invitation by the link that was mailed.
 * @throws ApiError 409 where it has expired, was followed, taken back, or a newer one was sent
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
