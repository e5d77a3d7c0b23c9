import type { Send } from '@console/core/api'
import {
  type Acceptance,
  type Invitation,
  invited,
  type Invited,
  joined,
  type Joined,
} from './contract'

/**
 * Invites somebody to the staff: a link is mailed there, and told once in the answer.
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
