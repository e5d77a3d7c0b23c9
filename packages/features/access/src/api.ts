import type { Send } from '@console/core/api'
import * as z from 'zod/mini'

const answer = z.object({ message: z.string() })

/**
 * Asks for a link to choose a new password. Not in the specification (only the screen's address is); the server answers
 * the same whether the address has an account or not.
 */
export async function requestPasswordLink(
  send: Send,
  email: string,
  signal?: AbortSignal,
): Promise<string> {
  const { message } = await send({
    base: 'business',
    method: 'POST',
    path: '/auth/forgot-password',
    body: { email },
    isPublic: true,
    answer,
    signal,
  })
  return message
}
