import type { Send } from '@console/core/api'
import type * as z from 'zod/mini'
import {
  doneAnswer,
  type forgotBody,
  type registerBody,
  type resetBody,
  type signInBody,
} from './contract'

/** Calls of the demo auth pages, below `/api/auth` (specification 7). Each returns the server's message on success. */
interface Bodies {
  '': z.infer<typeof signInBody>
  '/register': z.infer<typeof registerBody>
  '/password-link': z.infer<typeof forgotBody>
  '/reset-password': z.infer<typeof resetBody>
}

/** Makes one of the calls. @throws ApiError of the server's refusal, with the fields it is about */
export async function ask<Path extends keyof Bodies>(
  send: Send,
  path: Path,
  body: Bodies[Path],
): Promise<string> {
  const { message } = await send({
    base: 'samples',
    method: 'POST',
    path: `/auth${path}`,
    body,
    isPublic: true,
    answer: doneAnswer,
  })
  return message
}
