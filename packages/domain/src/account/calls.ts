import type { Send } from '@console/core/api'
import {
  done,
  type MailConfirmation,
  mailed,
  type Mailed,
  type NewAccount,
  type NewPassword,
} from './contract'

/**
 * Registers an account at the sample authentication (specification 5 and 7). It can be used once its address is confirmed.
 * @throws ApiError 422 with "The email is already in use" or "Enter display name" at the field, or for a password that is easy to guess
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
 * Confirms an address with the link that was mailed there, and the password given at registration.
 * @returns the server's message
 * @throws ApiError 401 "Invalid access token detected" (specification 8) for an invalid or expired link, 422 for another password
 */
export async function confirmMail(send: Send, body: MailConfirmation): Promise<string> {
  const { message } = await send({
    base: 'samples',
    method: 'POST',
    path: '/auth/mail-confirm',
    body,
    isPublic: true,
    answer: done,
  })
  return message
}

/**
 * Sets a new password by the mailed link. Sessions with the old password end at their next call.
 * @returns the server's message
 * @throws ApiError 409 if the link is older than an hour or was used, or another password was set since
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
