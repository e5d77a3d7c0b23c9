import type { Send } from '@console/core/api'
import { mailed, type Mailed } from '@console/domain/account'
import * as z from 'zod/mini'

/** Body of a request for a password reset link: the email address of an account. */
export const linkRequest = z.object({
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/)),
})

/**
 * Requests a password reset link. Not in the specification (only the screen's address is); the server answers the same
 * whether or not the address has an account.
 */
export function requestPasswordLink(
  send: Send,
  body: z.infer<typeof linkRequest>,
): Promise<Mailed> {
  return send({
    base: 'business',
    method: 'POST',
    path: '/auth/forgot-password',
    body,
    isPublic: true,
    answer: mailed,
  })
}
