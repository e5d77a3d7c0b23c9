import { getResponse, type HttpHandler } from 'msw'
import { issueAccessToken } from './accessToken'
import { type Account, sampleAccounts } from '../accounts/accounts'

/** Options of a test's call. */
export interface Calling {
  body?: unknown
  /** Version for `If-Match`; missing for a call without one. */
  version?: number | undefined
  /** Caller. Default: the administrator. */
  account?: Account | undefined
  /** Default: a new one for each call. */
  key?: string
}

let keys = 0

/**
 * For tests: makes calls as a signed-in console does.
 * @param address below the origin, for example `/api/business/inputs`: paths of calls are relative to it
 * @param endpoints that answer
 * @returns makes a call. Its `answer` is undefined for an answer without content; it throws if no endpoint answers
 */
export function callAs(
  address: string,
  ...endpoints: readonly { handlers: readonly HttpHandler[] }[]
) {
  return async (
    method: string,
    path: string,
    { body, version, account, key = `key ${(keys += 1)}` }: Calling = {},
  ) => {
    const request = new Request(`http://console.example${address}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${issueAccessToken(account ?? (sampleAccounts[1] as Account))}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(version === undefined ? {} : { 'If-Match': `"v${version}"` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const response = await getResponse(
      endpoints.flatMap(({ handlers }) => handlers),
      request,
    )
    if (!response) throw new Error(`Nobody answers ${method} ${path}`)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      answer: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
  }
}
