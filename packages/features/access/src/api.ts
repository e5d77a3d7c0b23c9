import type { Send } from '@console/core/api'
import * as z from 'zod/mini'

const answer = z.object({ message: z.string() })

/** What a link to choose a new password is asked for with: the address of an account. */
export const linkRequest = z.object({
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/)),
})

/**
 * Asks for a link to choose a new password. Not in the specification (only the screen's address is); the server answers
 * the same whether the address has an account or not.
 */
export async function requestPasswordLink(
  send: Send,
  body: z.infer<typeof linkRequest>,
): Promise<string> {
  const { message } = await send({
    base: 'business',
    method: 'POST',
    path: '/auth/forgot-password',
    body,
    isPublic: true,
    answer,
  })
  return message
}
