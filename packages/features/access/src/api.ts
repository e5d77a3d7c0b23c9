import type { Send } from '@console/core/api'
import { mailed, type Mailed } from '@console/domain/account'
import * as z from 'zod/mini'

/** What a link to choose a new password is asked for with: the address of an account. */
export const linkRequest = z.object({
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/)),
})

/**
 * Asks for a link to choose a new password. Not in the specification (only the screen's address is); the server answers
 * the same whether the address has an account or not.
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
