import type { Send } from '@console/core/api'
import { type RevealBody, revealed } from './contract'

/**
 * Reveals a telephone number or an email address. The history records it with the reason; the caller may show it briefly, but must not store
 * it.
 * @throws ApiError 409 if the account was deleted, 429 after 20 in an hour
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
