import type { Send } from '@console/core/api'
import { type RevealBody, revealed } from './contract'

/**
 * Reveals a telephone number or an e-mail address. It is in the history with the reason; who asks shows it for a while and keeps it nowhere.
 * @throws ApiError 409 where they were deleted, 429 after 20 in an hour
 */
export async function revealContact(
  send: Send,
  userToken: string,
  body: RevealBody,
): Promise<string> {
  const { value } = await send({
    base: 'business',
    method: 'POST',
    path: '/shop-users/:userToken/reveal',
    segments: { userToken },
    body,
    answer: revealed,
  })
  return value
}
