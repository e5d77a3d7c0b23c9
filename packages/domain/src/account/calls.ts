import type { Send } from '@console/core/api'
import { done, mailed, type Mailed, type NewAccount, type NewPassword } from './contract'

/**
 * Registers an account at the sample authentication (specification 5 and 7): its address is to be confirmed then. Before that it
 * can be registered again.
 * @throws ApiError 422 with "The email is already in use" or "Enter display name" at the field
 */
export function registerAccount(send: Send, body: NewAccount): Promise<Mailed> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/auth/register',
    body,
    isPublic: true,
    answer: mailed,
  })
}

/**
 * Confirms an address by the link that was mailed there.
 * @returns what the server says
 * @throws ApiError 401 "Invalid access token detected" (specification 8) for a link that is none, or no longer one
 */
export async function confirmMail(send: Send, token: string): Promise<string> {
  const { message } = await send({
    base: 'samples',
    method: 'POST',
    path: '/auth/mail-confirm',
    body: { access_token: token },
    isPublic: true,
    answer: done,
  })
  return message
}

/**
 * Chooses a new password by the link that was mailed. Whoever is signed in with the old one is signed out at their next call.
 * @returns what the server says
 * @throws ApiError 409 where the link is older than an hour, was followed, or a password was chosen since
 */
export async function choosePassword(send: Send, body: NewPassword): Promise<string> {
  const { message } = await send({
    base: 'business',
    method: 'POST',
    path: '/auth/password',
    body,
    isPublic: true,
    answer: done,
  })
  return message
}
