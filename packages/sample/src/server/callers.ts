import { isAllowed, type Role } from '@console/core/permissions'
import type { Account } from '../accounts/accounts'
import { currentAccount } from '../accounts/currentAccount'
import { isRevoked, revokeToken } from '../accounts/sessions'
import { database } from '../store/store'
import { readAccessToken } from './accessToken'
import { refuse } from './refuse'

/** Roles that may call an endpoint, or everyone, signed in or not. */
export type Callers = readonly Role[] | 'public'

/**
 * Determines the caller as a server does; null if everyone may call.
 * @throws Refusal 401 without a valid token, 403 without one of the roles
 */
export function authorize(request: Request, callers: Callers): Account | null {
  if (callers === 'public') return null
  const account = callerOf(request)
  if (!account) throw refuse(401, 'unauthorized', 'access_token.invalid')
  if (!isAllowed(callers, account.roles)) {
    throw refuse(403, 'forbidden', { key: 'role.missing', values: { roles: callers.join(', ') } })
  }
  return account
}

/** Caller of a public endpoint; null if unknown. */
export function callerOf(request: Request): Account | null {
  return accountWith(bearerToken(request) ?? '') ?? null
}

/** Access token of a call; null without one. The scheme is case-insensitive (RFC 9110, section 11.1). */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
}

/** Account of an access token; undefined for one that is invalid, expired or revoked. */
export function accountWith(accessToken: string): Account | undefined {
  const read = readAccessToken(accessToken)
  const account = read ? currentAccount(read.email) : undefined
  return read && account && !isRevoked(database, account.token, read) ? account : undefined
}

/** Signs out: revokes an access token. An invalid one is ignored. */
export function signOutWith(accessToken: string): void {
  const read = readAccessToken(accessToken)
  const account = accountWith(accessToken)
  if (read && account) revokeToken(database, account.token, read)
}
